import type { createInstance } from '@module-federation/enhanced/runtime';
import { eagerSharedModules } from './eagerSharedModules';
import { loadWithBackoff } from './loadWithBackoff';

type SharedModules = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/**
 * Every antd component and every ui folder, each loaded when a section first uses it. The colour picker is excluded: it
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

const toOptions = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

function toLazyModules(context: typeof antdModules, prefix: string, version: string): SharedModules {
  return Object.fromEntries(
    context.keys().map((request) => {
      const name = prefix + request.replace('./', '').replace(/(\/index)?\.[jt]sx?$/, '');
      const get = async () => {
        const module = await loadWithBackoff(async () => context(request));
        return () => module;
      };
      return [name, { ...toOptions(version), get }];
    }),
  );
}

/** The modules of `SHARED_MODULES`, with their versions: the `shared` option of the host's federation instance. */
export const createSharedModules = (): SharedModules => ({
  ...toLazyModules(antdModules, 'antd/es/', SHARED_VERSIONS.antd),
  ...toLazyModules(uiModules, '@surco/shared/ui/', SHARED_VERSIONS['@surco/shared']),
  ...Object.fromEntries(
    Object.entries(eagerSharedModules).map(([name, { package: owner, module }]) => [
      name,
      { ...toOptions(SHARED_VERSIONS[owner]), lib: () => module },
    ]),
  ),
});
