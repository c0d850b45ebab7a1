/** What builds of host and sections say about themselves, and whether they fit together. */
export * from './buildFiles';
export * from './buildProblems';
export * from './builtRemote';
export * from './findMissingSharedModules';
export { isHostPath } from './hostPaths';
export * from './registeredRemote';
export * from './requiredRanges';
export * from './sharedModules';
