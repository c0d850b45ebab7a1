/**
 * Commands about published versions, on a running server, and what those for a folder share with them. Apart from
 * `publish`, which takes a second to load.
 */
export * from './messages';
export * from './options';
export * from './registryClient';
export * from './serverCommands';
