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

| Command                                       | What it does                                                                                          |
| --------------------------------------------- | ----------------------------------------------------------------------------------------------------- |
| `npx surco-section dev`                       | builds on each change; account menu → _Sección en desarrollo_ shows it in your tab of Surco           |
| `npx surco-section check`                     | builds, says whether this Surco accepts it, and loads it in Chromium with the modules of that Surco   |
| `npx surco-section publish --for Supervisor`  | publishes for some roles; `--for link` for whoever opens the printed link; without `--for`, for everyone |
| `npx surco-section use <version> [--for …]`   | gives a stored version to an audience: the one on trial to everyone, or an older one                  |
| `npx surco-section use none [--for …]`        | ends a trial or the links; without `--for`, takes the section away                                    |
| `npx surco-section status`                    | shows who gets which version, the stored versions, and how they work                                  |

`--help` after a command describes its options.

`check` and `publish` load the build in Chromium or Chrome: `CHROMIUM_PATH`, or `chromium` or `google-chrome` on the `PATH`. The runners of GitHub have Chrome. Where none can be installed: `--without-smoke-load "<reason>"`.

`dev` needs a Surco that allows it (`DEV_REMOTES=http://localhost:3100`); a local one does. Changes reload the page.

## Files

| File              | Content                                                                     |
| ----------------- | --------------------------------------------------------------------------- |
| `src/manifest.ts` | paths, roles, titles and menu, as data                                      |
| `src/routes.ts`  | the page of each key of the manifest                                        |
| `src/features`    | the pages, with their tests                                                 |
| `.ci/run`         | what CI runs; `.github/workflows/ci.yml` calls it. Commit package-lock.json |

To add a page: a route with a new `page` key in `src/manifest.ts`, its component in `src/features/<feature>/pages`, and the key in `src/routes.ts`; `npm test` fails until all three agree.

A section imports `react`, `antd`, its own files and the folders of `@surco/shared`: `contract` (calls and their types), `domain` (business rules), `platform` (`useCall`, session, router), `ui/<folder>` (components), `federation` (manifest); in tests also `testing`. `react`, `antd`, `platform` and `ui` come from Surco while it runs; their versions here are for types and tests. `/api/docs` of your Surco shows the calls with their fields and roles.

To change to a newer contract, install the newer packages, change `contract` in `src/manifest.ts`, and run `npm test` and `npx surco-section check`.
