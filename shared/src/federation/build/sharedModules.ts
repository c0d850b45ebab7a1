import { createRequire } from 'node:module';

/**
 * The modules that host and remotes share. The host provides them; remotes contain none of them (`import: false`), so
 * there is one React, one theme and one store. A name that ends in `/` stands for the names below it: every component of
 * antd but the colour picker, and every folder of `ui` (`host/src/federation/sharedModules.ts`).
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
export function readInstalledVersion(name: SharedPackage): string {
  const file = name === '@surco/shared' ? '../../../package.json' : `${name}/package.json`;
  const { version } = require(file) as { version: string };
  return version;
}

/** Versions by package, for the host's registration. */
export const readSharedVersions = (): Record<SharedPackage, string> => ({
  react: readInstalledVersion('react'),
  'react-dom': readInstalledVersion('react-dom'),
  antd: readInstalledVersion('antd'),
  '@surco/shared': readInstalledVersion('@surco/shared'),
});

/** How a remote declares a shared module: only the host's copy, of the same major version. */
export const getConsumeOptions = ({ package: name }: SharedModule) => ({
  singleton: true,
  import: false as const,
  requiredVersion: `^${readInstalledVersion(name)}`,
  strictVersion: true,
});
