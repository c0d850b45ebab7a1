import type { SharedVersion, ShareScope } from '@surco/shared/federation/runtime';
import { eagerSharedModules } from './eagerSharedModules';

/**
 * Every antd component and every ui folder, each loaded when a remote first uses it. The colour picker is excluded: it
 * shares a file with the button styles, which would add 5 KB to each first load.
 */
const antdModules = import.meta.webpackContext('antd/es', {
  regExp: /^\.\/(?!color-picker\/)[a-z-]+\/index\.js$/,
  mode: 'lazy',
  chunkName: 'antd-[request]',
});
const uiModules = import.meta.webpackContext('../../../shared/src/ui', {
  regExp: /^\.\/[a-z-]+\/index\.ts$/,
  mode: 'lazy',
  chunkName: 'ui-[request]',
});

const toSharedVersion = (version: string, get: SharedVersion['get']) => ({ [version]: { get, from: 'host' } });

function addSharedModules(scope: ShareScope, context: typeof antdModules, prefix: string, version: string): void {
  for (const request of context.keys()) {
    const name = prefix + request.replace('./', '').replace(/(\/index)?\.[jt]sx?$/, '');
    scope[name] = toSharedVersion(version, async () => {
      const module: unknown = await context(request);
      return () => module;
    });
  }
}

/**
 * Creates the share scope of one container: the modules of `SHARED_MODULES`, with their versions. Each container gets its
 * own, so that a module that one container adds does not reach another.
 */
export function createShareScope(): ShareScope {
  const scope: ShareScope = {};
  addSharedModules(scope, antdModules, 'antd/es/', SHARED_VERSIONS.antd);
  addSharedModules(scope, uiModules, '@surco/shared/ui/', SHARED_VERSIONS['@surco/shared']);
  for (const [name, { package: owner, module }] of Object.entries(eagerSharedModules)) {
    scope[name] = toSharedVersion(SHARED_VERSIONS[owner], () => () => module);
  }
  return scope;
}
