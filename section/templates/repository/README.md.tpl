# {{name}}

The section "{{label}}" of Surco, at `{{path}}`. Surco loads it while it runs; nothing of Surco is built or restarted.

```
npm install
npm test        # types and tests
```

## With a running Surco

The commands need its URL, in the variable `SURCO_HOST` or as `--host https://…`. Publishing also needs the token of your team, which an administrator creates on _Parámetros → Secciones_.

```
export SURCO_HOST=https://surco.ejemplo.mx
export SURCO_PUBLISH_TOKEN=surco_pub_…
```

```
npx surco-section dev       # shows it in your tab of Surco while you work
npx surco-section check     # does this Surco accept the build, and does it load?
npx surco-section publish   # for everyone; --for Supervisor for a role, --for link for a link
```

`npx surco-section --help` lists the other commands. The guide is `node_modules/@surco/section/docs/section-in-another-repository.md`; beside it are the catalog of components and what to do when a section fails.

## Files

| File              | Content                                                                     |
| ----------------- | --------------------------------------------------------------------------- |
| `src/manifest.ts` | paths, roles, titles and menu, as data                                      |
| `src/routes.ts`   | the page of each key of the manifest                                        |
| `src/features`    | the pages, with their tests                                                 |
| `.ci/run`         | what CI runs; `.github/workflows/ci.yml` calls it. Commit package-lock.json |

To add a page: a route with a new `page` key in `src/manifest.ts`, its component in `src/features/<feature>/pages`, and the key in `src/routes.ts`; `npm test` fails until all three agree.

A section imports `react`, `antd`, its own files and the folders of `@surco/shared`: `contract` (calls and their types), `domain` (business rules), `platform` (`useCall`, session, router), `ui/<folder>` (components), `federation` (manifest); in tests also `testing`. `react`, `antd`, `platform` and `ui` come from Surco while it runs; their versions here are for types and tests. `/api/docs` of your Surco shows the calls with their fields and roles.

To change to a newer contract, install the newer packages and run `npm test` and `npx surco-section check`.
