/** Publication of sections: to a running server, and what a publication to a folder shares with it. */
export * from './assertPublishable';
export * from './createServerPublication';
export * from './host';
export * from './options';
export * from './sectionBuild';
export * from './runPublication';
export { SMOKE_LOAD_CONFIG } from './smokeLoad/startSmokeServer';
export * from './validateBuild';
