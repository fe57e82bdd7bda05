"""The subcommands of ``ridotto``, one module each."""
