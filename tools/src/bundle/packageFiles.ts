import { cpSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { ROOT } from '../packages';

/**
 * Files that libraries read while they run, and the code of those that are not bundled, by the name of the library and
 * relative to its package. They get the same path below `node_modules` of the bundle.
 */
const packageFiles: Readonly<Record<string, readonly string[]>> = {
  '@expo-google-fonts/noto-sans': ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'],
  '@fastify/swagger-ui': ['static'],
  '@node-rs/argon2': ['index.js'],
  pdfkit: ['js/standard-fonts'],
  piscina: ['dist'],
};

/** Libraries that are not bundled: native code, and the one that starts threads from its own files. */
export const unbundledPackages = ['@node-rs/argon2', 'piscina'];

/** Folder of a library that the API depends on. */
const findPackage = (name: string): string => realpathSync(join(ROOT, 'api', 'node_modules', name));

/** The package of a bundled library that a file of pnpm's store belongs to, when it reads files of its own package. */
export const findPackageWithFiles = (file: string): string | undefined =>
  Object.keys(packageFiles).find((name) => file.startsWith(`${findPackage(name)}/`));

/** Path of a file of a library below `node_modules` of the bundle. */
export const toBundledPath = (name: string, file: string): string =>
  posix.join(name, file.slice(findPackage(name).length));

/** Packages with the native code of a library for the system of this machine; pnpm installs no others. */
function listNativePackages(name: string): string[] {
  const scope = dirname(findPackage(name));
  return readdirSync(scope).filter((sibling) => sibling.startsWith(`${basename(name)}-`));
}

/** Copies `packageFiles`, with each `package.json` and the native code, into `node_modules` of a bundle. */
export function copyPackageFiles(modules: string): void {
  for (const [name, files] of Object.entries(packageFiles)) {
    for (const file of ['package.json', ...files])
      cpSync(join(findPackage(name), file), join(modules, name, file), { recursive: true });
    for (const native of listNativePackages(name))
      cpSync(join(dirname(findPackage(name)), native), join(modules, dirname(name), native), {
        recursive: true,
        dereference: true,
      });
  }
}
