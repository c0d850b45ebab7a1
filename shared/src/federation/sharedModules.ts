import { createRequire } from 'node:module';

/**
 * The one list of modules that host and remotes share. The host provides every one of them (`provided.ts` offers
 * exactly these names); remotes bring none along (`import: false`), so there is one React, one theme and one store.
 * A name that ends in `/` stands for everything below it.
 */
export const SHARED_MODULES = [
  { name: 'react', package: 'react' },
  { name: 'react/jsx-runtime', package: 'react' },
  { name: 'react-dom', package: 'react-dom' },
  { name: 'antd/es/', package: 'antd' },
  { name: '@surco/shared/platform', package: '@surco/shared' },
  { name: '@surco/shared/ui/', package: '@surco/shared' },
] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];
export type SharedPackage = SharedModule['package'];

const require = createRequire(import.meta.url);

/** Installed version of a shared package, read from its package.json. */
export function installedVersion(name: SharedPackage): string {
  const file = name === '@surco/shared' ? '../../package.json' : `${name}/package.json`;
  const { version } = require(file) as { version: string };
  return version;
}

/** Versions by package, for the host's registration. */
export const sharedVersions = (): Record<SharedPackage, string> => ({
  react: installedVersion('react'),
  'react-dom': installedVersion('react-dom'),
  antd: installedVersion('antd'),
  '@surco/shared': installedVersion('@surco/shared'),
});

/** What a remote declares of a shared module: the host's copy or none, of the same major version. */
export const consumed = ({ package: name }: SharedModule) => ({
  singleton: true,
  import: false as const,
  requiredVersion: `^${installedVersion(name)}`,
  strictVersion: true,
});
