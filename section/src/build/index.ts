/** Builds of sections; the build of the host is made of the same parts. */
export { assertOnlyOwnParts } from './assertOnlyOwnParts';
export { BROWSER_MODULES } from './browser/browserModules';
export * from './filesPlugin';
export { listCallKeys } from './listUses';
export { listCurrentFiles } from './removeStaleFiles';
export * from './runBuild';
export * from './supportedBrowsers';
export * from './webpackConfig';
