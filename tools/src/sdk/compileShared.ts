import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, SHARED_SOURCE, withTemporaryFolder } from './compiler';
import { listIndexSources } from './publicIndexes';

/** Helpers for tests, and the declaration of style sheets. */
const FURTHER_MODULES = ['testing/index.ts', 'testing/setup.ts', 'styles.d.ts'];

const listFiles = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** In `from './x'`, `import './x'` and `import('./x')`: what precedes the address, and the address. */
const RELATIVE_ADDRESS = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** Imports of style sheets and of locales: they declare nothing, and would need a declaration in the section. */
const UNTYPED_IMPORT = /^import '[^']+(\.css|\/locale\/[^'/]+)';\n/gm;

function toFileAddress(folder: string, address: string): string {
  if (existsSync(join(folder, `${address}.js`))) return `${address}.js`;
  if (existsSync(join(folder, address, 'index.js'))) return `${address}/index.js`;
  return address.replace(/\.tsx?$/, '.js');
}

/** Names the file that each relative import means, because Node and webpack guess no endings in ES modules. */
export const completeAddresses = (text: string, folder: string): string =>
  text.replaceAll(
    RELATIVE_ADDRESS,
    (_, before: string, quote: string, address: string) => before + quote + toFileAddress(folder, address) + quote,
  );

/**
 * Compiles the public folders of `shared` to JavaScript with declarations, and copies every style sheet of `shared`.
 * @throws with the errors of the compiler
 */
export function compileShared(out: string): void {
  const errors = withTemporaryFolder((folder) =>
    compile(folder, {
      compilerOptions: { noEmit: false, declaration: true, rootDir: SHARED_SOURCE, outDir: out },
      files: [...listIndexSources(SHARED_SOURCE), ...FURTHER_MODULES.map((file) => join(SHARED_SOURCE, file))],
    }),
  );
  if (errors) throw new Error(`@surco/shared could not be compiled:\n${errors}`);
  for (const file of listFiles(SHARED_SOURCE).filter((name) => name.endsWith('.css')))
    cpSync(join(SHARED_SOURCE, file), join(out, file));
  for (const file of listFiles(out).filter((name) => /\.(js|d\.ts)$/.test(name))) {
    const path = join(out, file);
    const text = readFileSync(path, 'utf8');
    const declared = file.endsWith('.d.ts') ? text.replaceAll(UNTYPED_IMPORT, '') : text;
    writeFileSync(path, completeAddresses(declared, dirname(path)));
  }
}
