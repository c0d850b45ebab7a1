{
  "name": "@surco/{{name}}",
  "private": true,
  "version": "0.1.0",
  "type": "module",
  "scripts": {
    "test": "tsx ../tools/src/testSection.ts",
    "build": "tsx ../tools/src/buildOne.ts {{name}}"
  },
  "dependencies": {
    "@surco/shared": "workspace:*",
    "antd": "catalog:",
    "react": "catalog:",
    "react-dom": "catalog:"
  }
}
