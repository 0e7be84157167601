"""HTTP and sockets: how requests come in, are checked and answered."""
