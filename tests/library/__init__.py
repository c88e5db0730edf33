"""What `import malecon` offers."""
