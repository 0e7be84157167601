"""Notification settings and vacation mode over HTTP."""
