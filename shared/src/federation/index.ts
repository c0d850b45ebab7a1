/** Manifests and registry of the sections; safe in the browser. The descriptions of builds are in `./build`. */
export * from './manifest/manifest';
export * from './manifest/registry';
export * from './manifest/routes';
