{ "extends": "../tsconfig.remote.json" }
