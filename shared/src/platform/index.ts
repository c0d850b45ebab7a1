/** What host and remotes have in common at run time: one copy of each, shared as a federated singleton. */
export * from './boot';
export * from './cache';
export * from './call';
export * from './codeLost';
export * from './config';
export * from './errors';
export * from './filters';
export * from './http';
export * from './lazyPage';
export * from './listState';
export * from './notify';
export * from './offline';
export * from './patch';
export * from './router';
export * from './session';
export * from './unsaved';
