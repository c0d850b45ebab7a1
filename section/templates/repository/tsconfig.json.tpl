{ "extends": "@surco/section/tsconfig.json", "include": ["src"] }
