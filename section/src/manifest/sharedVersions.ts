import { createRequire } from 'node:module';
import type { SharedModule, SharedPackage } from '@surco/shared/federation/build';

const require = createRequire(import.meta.url);

/** Installed version of a shared package, read from its package.json. */
export function readInstalledVersion(name: SharedPackage): string {
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}

/** Installed version of each shared package, for the host: its shared modules and its `files.json` name it. */
export const readSharedVersions = (): Record<SharedPackage, string> => ({
  react: readInstalledVersion('react'),
  'react-dom': readInstalledVersion('react-dom'),
  antd: readInstalledVersion('antd'),
  '@surco/shared': readInstalledVersion('@surco/shared'),
});

/** How a section declares a shared module: only the host's copy, of the installed major version and not older. */
export const getConsumeOptions = ({ package: name }: SharedModule) => ({
  singleton: true,
  import: false as const,
  requiredVersion: `^${readInstalledVersion(name)}`,
  strictVersion: true,
});
