import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_MODULES } from '@surco/section/build';
import { ROOT } from '../packages';
import { packDocs } from './packDocs';
import { packCommand } from './packCommand';
import { type PackageJson, readPackageJson, resolveVersions } from './packageJson';

const TYPES = ['jest', '@testing-library/jest-dom', '@surco/section/styles'];

/** Puts exact versions in place of the `workspace:` and `catalog:` of the template, which only this checkout understands. */
function resolveTemplate(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  const { dependencies = {}, devDependencies = {} } = manifest;
  const resolved = {
    ...manifest,
    dependencies: resolveVersions(Object.keys(dependencies)),
    devDependencies: resolveVersions(Object.keys(devDependencies)),
  };
  writeFileSync(file, `${JSON.stringify(resolved, null, 2)}\n`);
}

/** Writes `@surco/section` into a folder. */
export async function packSection(folder: string): Promise<void> {
  const exports = {
    './jest-preset': './jest-preset.cjs',
    './styles': { types: './styles.d.ts' },
    './tsconfig.json': './tsconfig.json',
  };
  const entries = BROWSER_MODULES.map((name) => `build/browser/${name}.ts`);
  const { browserslist } = readPackageJson(ROOT);
  const copies = ['jest-preset.cjs', 'README.md', 'templates'];
  await packCommand({ name: 'section', entries, copies, exports, browserslist }, folder);
  packDocs(join(folder, 'docs'));
  cpSync(join(ROOT, 'shared', 'src', 'styles.d.ts'), join(folder, 'styles.d.ts'));
  const base = JSON.parse(readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8')) as { compilerOptions: object };
  // A section checks the declarations of the packages too.
  const compilerOptions = { ...base.compilerOptions, skipLibCheck: false, types: TYPES };
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify({ compilerOptions }, null, 2)}\n`);
  resolveTemplate(join(folder, 'templates', 'repository', 'package.json.tpl'));
}
