import Commands

print("homepress")
