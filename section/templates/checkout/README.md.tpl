# {{name}}

The section "{{label}}" of Surco, at `{{path}}`.

- `pnpm dev {{name}}` runs it inside a real host and reloads the page on each change.
- `pnpm --filter {{name}} test` runs its types, lint and tests, without the other sections.
- `.ci/run` is what its CI runs: the tests, then the build.

`src/manifest.ts` has its addresses, roles and menu as data, `src/routes.ts` its pages, `src/features` the rest. How to add a screen and publish is described in `docs` at the top of the repository.
