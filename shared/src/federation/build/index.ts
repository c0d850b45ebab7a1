/** The descriptions of the builds of host and sections, and the checks that a section can run in a host. */
export * from './buildFiles';
export * from './buildProblems';
export * from './builtSection';
export * from './describeFieldErrors';
export * from './misfits';
export * from './registeredSection';
export * from './requestedRanges';
export { listCallsOfOthers } from './roleProblems';
export * from './sharedModules';
export * from './tokenProblems';
