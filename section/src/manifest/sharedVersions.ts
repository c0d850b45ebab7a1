import { createRequire } from 'node:module';
import type { SharedModule, SharedPackage } from '@surco/shared/federation/build';

const require = createRequire(import.meta.url);

/** Installed version of a shared package, read from its package.json. */
export function readInstalledVersion(name: SharedPackage): string {
  const { version } = require(`${name}/package.json`) as { version: string };
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
