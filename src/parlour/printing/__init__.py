"""Printed documents: crib sheets, score pads, rules booklets and pieces to cut out."""
