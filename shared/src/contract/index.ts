/**
 * The contract of every call. Nothing here brings a schema into a browser: the table itself, with its
 * schemas, is `contract/calls`, for the server alone.
 */
export type { CallKey, Calls } from './calls';
export type { CallSpec, Who } from './call';
export type * from './types';
export type * from './entities';
export type { Paged } from './paging';
export type { ErrorBody, ErrorCode } from './errors';
export { errors } from './errors';
export * from './roles';
export * from './statuses';
