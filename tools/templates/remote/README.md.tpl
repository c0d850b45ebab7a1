# {{name}}

The section «{{label}}» at `{{path}}`.

- `pnpm dev {{name}}`: this section with reload inside a real host.
- `pnpm --filter {{name}} test`: its types, lint and tests, without the other sections.
- `.ci/run`: what its CI runs, the tests and then the build.

`src/manifest.ts` says its addresses, roles and menu as data, `src/routes.tsx` its pages, `src/features/` the rest. How to add a screen, publish it and take it back stands in the checkout's `docs/`.
