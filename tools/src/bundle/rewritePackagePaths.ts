import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'esbuild';
import { findPackageWithFiles, toBundledPath } from './packageFiles';

/**
 * Code that every bundled file begins with: `require` for libraries in CommonJS, and a function that returns the URL of
 * a file below `node_modules` of the bundle.
 */
export const moduleBanner = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);
const getBundledFileUrl = (path) => new URL('../node_modules/' + path, import.meta.url);`;

/**
 * Bundled libraries that look for files beside their own code find them below `node_modules` of the bundle, where
 * `copyPackageFiles` puts them.
 */
export const rewritePackagePaths: Plugin = {
  name: 'rewrite-package-paths',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => {
      const name = findPackageWithFiles(path);
      const text = name ? readFileSync(path, 'utf8') : '';
      if (!name || !/\b__dirname\b|\bimport\.meta\.url\b/.test(text)) return undefined;
      const file = toBundledPath(name, path);
      const folder = `require('node:url').fileURLToPath(getBundledFileUrl('${posix.dirname(file)}'))`;
      const contents = text
        .replaceAll(/\bimport\.meta\.url\b/g, `getBundledFileUrl('${file}').href`)
        .replaceAll(/\b__dirname\b/g, folder);
      return { contents, loader: 'js' };
    });
  },
};
