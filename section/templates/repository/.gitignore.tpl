node_modules/
dist/
.swc/
