/**
 * The contract for browser code: types of calls and entities, errors, roles and permissions, names of lists and
 * filters, and the addresses of the pages (`hostPaths`, `paths`, `listPaths`). No schema is imported here, so none gets
 * into browser bundles; the table of calls with its schemas is in `contract/calls`, for the API, the builds of sections
 * and the tools.
 */
export type { CallKey, Calls } from './calls/calls';
export * from './permissions';
export type * from './callTypes';
export type * from './entities';
export type { Paged } from './paging';
export { pageLimits } from './pageLimits';
export type { ErrorBody, ErrorCode, Repricing } from './errors';
export { apiErrors } from './errors';
export * from './documentFilterNames';
export { collectFieldErrors, type FieldCheck, type FieldError } from '../domain/fieldError';
export * from './auditKinds';
export * from './exportedLists';
export * from './hostPaths';
export { getImageAddress } from './imageAddress';
export * from './importEntities';
export * from './listPaths';
export * from './paths';
export * from './rankingDimensions';
export { savedViewLimits } from './savedViewLimits';
export { searchLimits } from './searchLimits';
export { toUnpagedQuery } from './toUnpagedQuery';
