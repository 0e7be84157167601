"""Multiplayer server: tables, WebSockets, HTTP, storage. Tables are event-sourced."""
