import type { SharedVersion, ShareScope } from '@surco/shared/federation/protocol';
import { libraries } from './libraries';

/**
 * Every antd component and every ui file, each fetched when a remote first asks for it. The colour picker is left out:
 * every button's style shares a file with it, so offering it costs each first load 5 KB.
 */
const antd = import.meta.webpackContext('antd/es', {
  regExp: /^\.\/(?!color-picker\/)[a-z-]+\/index\.js$/,
  mode: 'lazy',
  chunkName: 'antd-[request]',
});
const ui = import.meta.webpackContext('../../../shared/src/ui', {
  regExp: /^\.\/[a-z-]+\.tsx?$/,
  mode: 'lazy',
  chunkName: 'ui-[request]',
});

const offer = (version: string, get: SharedVersion['get']) => ({ [version]: { get, from: 'host' } });

function offerAll(scope: ShareScope, context: typeof antd, prefix: string, version: string): void {
  for (const request of context.keys()) {
    const name = prefix + request.replace('./', '').replace(/(\/index)?\.[jt]sx?$/, '');
    scope[name] = offer(version, async () => {
      const module: unknown = await context(request);
      return () => module;
    });
  }
}

/**
 * What `SHARED_MODULES` names, as a container takes it; names and versions are held together by tests. Made anew for
 * each container: what one adds for itself (a React of its own, say) reaches no other.
 */
export function provided(): ShareScope {
  const scope: ShareScope = {};
  offerAll(scope, antd, 'antd/es/', SHARED_VERSIONS.antd);
  offerAll(scope, ui, '@surco/shared/ui/', SHARED_VERSIONS['@surco/shared']);
  for (const [name, { package: owner, module }] of Object.entries(libraries)) {
    scope[name] = offer(SHARED_VERSIONS[owner], () => () => module);
  }
  return scope;
}
