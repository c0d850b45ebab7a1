/** The descriptions of the builds of host and sections, and the checks that a section can run in a host. */
export * from './buildFiles';
export * from './buildProblems';
export * from './builtRemote';
export * from './describeFieldErrors';
export * from './misfits';
export * from './registeredRemote';
export * from './requestedRanges';
export * from './sharedModules';
export * from './tokenProblems';
