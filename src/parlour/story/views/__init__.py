"""Permissions: what each reader may see of a campaign."""
