{
  "name": "{{name}}",
  "private": true,
  "version": "0.1.0",
  "type": "module",
  "engines": {
    "node": ">=20"
  },
  "scripts": {
    "test": "tsc && jest"
  },
  "jest": {
    "preset": "@surco/section"
  },
  "dependencies": {
    "@surco/shared": "workspace:*",
    "antd": "catalog:",
    "react": "catalog:",
    "react-dom": "catalog:"
  },
  "devDependencies": {
    "@surco/section": "workspace:*",
    "@testing-library/dom": "catalog:",
    "@testing-library/jest-dom": "catalog:",
    "@testing-library/react": "catalog:",
    "@testing-library/user-event": "catalog:",
    "@types/jest": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:",
    "jest": "catalog:",
    "typescript": "catalog:"
  }
}
