# {{name}}

The section "{{label}}" of Surco, at `{{path}}`. Surco loads it while it runs; nothing of Surco is built or restarted.

```
npm install
npm test        # types and tests
npm run build   # into dist
```

## With a running Surco

The commands need its URL, in the variable `SURCO_HOST` or as an option (`--host` for `dev` and `check`, `--to` for the others: `npm run status -- --to https://…`). Publishing also needs the token of your team, which an administrator creates on _Parámetros → Secciones_.

```
export SURCO_HOST=https://surco.ejemplo.mx
export SURCO_PUBLISH_TOKEN=surco_pub_…
```

| Command                                            | What it does                                                                                        |
| -------------------------------------------------- | --------------------------------------------------------------------------------------------------- |
| `npm run dev`                                      | builds on each change; account menu → _Sección en desarrollo_ shows it in your tab of Surco         |
| `npm run check`                                    | builds, says whether this Surco accepts it, and loads it in Chromium with the modules of that Surco |
| `npm run publish-section -- --trial preview`       | publishes for the holders of the printed link; `--percent 10` or `--role Supervisor` for some users |
| `npm run publish-section`                          | publishes for everyone                                                                              |
| `npm run rollback`                                 | ends a trial, or returns to the previous version; if there is none, the section leaves the menu     |
| `npm run remove-version -- --version 0.1.0-a1b2c3` | removes a version at once, such as a broken trial                                                   |
| `npm run status`                                   | shows who gets which version                                                                        |

`check` and `publish-section` load the build in Chromium or Chrome: `CHROMIUM_PATH`, or `chromium` or `google-chrome` on the `PATH`. The runners of GitHub have Chrome. Where none can be installed: `-- --without-smoke-load "<reason>"`.

`npm run dev` needs a Surco that allows it (`DEV_REMOTES=http://localhost:3100`); a local one does. Changes reload the page; in a Surco from `pnpm dev host` of its checkout they appear without a reload.

## Files

| File              | Content                                                                     |
| ----------------- | --------------------------------------------------------------------------- |
| `src/manifest.ts` | paths, roles, titles and menu, as data                                      |
| `src/routes.ts`  | the page of each key of the manifest                                        |
| `src/features`    | the pages, with their tests                                                 |
| `.ci/run`         | what CI runs; `.github/workflows/ci.yml` calls it. Commit package-lock.json |

To add a page: a route with a new `page` key in `src/manifest.ts`, its component in `src/features/<feature>/pages`, and the key in `src/routes.ts`; `npm test` fails until all three agree.

A section imports `react`, `antd`, its own files and the folders of `@surco/shared`: `contract` (calls and their types), `domain` (business rules), `platform` (`useCall`, session, router), `ui/<folder>` (components), `federation` (manifest); in tests also `testing`. `react`, `antd`, `platform` and `ui` come from Surco while it runs; their versions here are for types and tests. `/api/docs` of your Surco shows the calls with their fields and roles.

To change to a newer contract, install the newer packages, change `contract` in `src/manifest.ts`, and run `npm test` and `npm run check`.
