/**
 * The container protocol of webpack's module federation: the only interface between host and remotes. Any container
 * that implements it can be a section, whichever version of whichever library built it.
 */
export type Factory = () => unknown;

/** One version of a shared module; `get` fetches it, and fetches it again after a failure. */
export interface SharedVersion {
  get: () => Factory | Promise<Factory>;
  from: string;
  eager?: boolean;
  loaded?: boolean | 1;
}

/** Shared modules by name and version. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

export interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<Factory>;
}

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function';
