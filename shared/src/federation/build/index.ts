/** Node side of the federation: webpack configurations and the list of modules that host and sections share. */
export type { HostFiles, RemoteFiles } from './filesPlugin';
export { getConsumeOptions, readSharedVersions, SHARED_MODULES } from './sharedModules';
export { type BuildOptions, createHostConfig, createRemoteConfig } from './webpackConfig';
