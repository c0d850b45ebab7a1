import * as platform from '@surco/shared/platform';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { federation } from './core';

type Shares = NonNullable<Parameters<typeof federation.registerShared>[0]>;
type Provided = Shares[string];
type Factory = { lib: () => unknown } | { get: () => Promise<() => unknown> };

const provide = (version: string, factory: Factory): Provided => ({
  version,
  scope: ['default'],
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
  ...factory,
});

/** Every antd component and every ui file, each fetched when a remote first asks for it. */
const antd = import.meta.webpackContext('antd/es', { regExp: /^\.\/[a-z-]+\/index\.js$/, mode: 'lazy' });
const ui = import.meta.webpackContext('@surco/shared/src/ui', {
  regExp: /^\.\/[a-z-]+\.tsx?$/,
  exclude: /\.test\.tsx?$/,
  mode: 'lazy',
});

function provideAll(context: typeof antd, prefix: string, version: string): Record<string, Provided> {
  const entries = context.keys().map((request) => {
    const name = prefix + request.replace('./', '').replace(/(\/index)?\.[jt]sx?$/, '');
    const get = async () => {
      const module: unknown = await context(request);
      return () => module;
    };
    return [name, provide(version, { get })] as const;
  });
  return Object.fromEntries(entries);
}

/** Offers to the remotes what `SHARED_MODULES` names; the names and versions are held together by a test. */
export function provideShared(): void {
  const versions = SHARED_VERSIONS;
  federation.registerShared({
    react: provide(versions.react, { lib: () => React }),
    'react/jsx-runtime': provide(versions.react, { lib: () => jsxRuntime }),
    'react-dom': provide(versions['react-dom'], { lib: () => ReactDOM }),
    '@surco/shared/platform': provide(versions['@surco/shared'], { lib: () => platform }),
    ...provideAll(antd, 'antd/es/', versions.antd),
    ...provideAll(ui, '@surco/shared/ui/', versions['@surco/shared']),
  });
}
