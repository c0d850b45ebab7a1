/**
 * Commands about published versions, on a running server, and what the commands for a folder share with them. They
 * are separate from `publish`, because that takes a second to load.
 */
export { describeProblems } from './describeProblems';
export * from './messages';
export * from './options';
export * from './registryClient';
export * from './serverCommands';
