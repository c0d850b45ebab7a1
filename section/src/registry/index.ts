/** Published versions on a running server. Separate from `publish`, which takes a second to load. */
export { describeProblems } from './describeProblems';
export * from './messages';
export * from './registryClient';
