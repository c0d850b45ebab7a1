import { federation } from './core';
import { libraries } from './libraries';

type Shares = NonNullable<Parameters<typeof federation.registerShared>[0]>;
type Share = Extract<Shares[string], { shareConfig?: unknown }>;
type Source = { lib: () => unknown } | { get: () => Promise<() => unknown> };

const provide = (version: string, source: Source): Share => ({
  version,
  scope: ['default'],
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
  ...source,
});

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

function provideAll(context: typeof antd, prefix: string, version: string): Shares {
  const shares: Shares = {};
  for (const request of context.keys()) {
    const name = prefix + request.replace('./', '').replace(/(\/index)?\.[jt]sx?$/, '');
    const get = async () => {
      const module: unknown = await context(request);
      return () => module;
    };
    shares[name] = provide(version, { get });
  }
  return shares;
}

/** Offers to the remotes what `SHARED_MODULES` names; the names and versions are held together by tests. */
export function provideShared(): void {
  const shares: Shares = {
    ...provideAll(antd, 'antd/es/', SHARED_VERSIONS.antd),
    ...provideAll(ui, '@surco/shared/ui/', SHARED_VERSIONS['@surco/shared']),
  };
  for (const [name, library] of Object.entries(libraries)) {
    shares[name] = provide(SHARED_VERSIONS[library.package], { lib: () => library.module });
  }
  federation.registerShared(shares);
}
