{ "extends": "../tsconfig.section.json" }
