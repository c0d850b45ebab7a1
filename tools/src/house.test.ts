import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');
const dependencies = (folder: string): string[] => {
  const { dependencies: own = {}, devDependencies: dev = {} } = JSON.parse(read(folder, 'package.json')) as Record<
    string,
    Record<string, string>
  >;
  return Object.keys({ ...own, ...dev });
};

const APPS = ['host', 'mfe-sales', 'mfe-customers', 'mfe-inventory', 'mfe-admin', 'mfe-simulator'];

test.each(['package.json', 'pnpm-workspace.yaml', ...APPS, 'shared', 'e2e', 'api'])(
  'C-03 the card’s %s stands at the top',
  (name) => {
    expect(existsSync(join(ROOT, name))).toBe(true);
  },
);

test.each([
  ['react', 'host'],
  ['react-dom', 'host'],
  ['webpack', 'shared'],
  ['@module-federation/enhanced', 'shared'],
  ['react-router-dom', 'shared'],
  ['zustand', 'shared'],
  ['@azure/msal-browser', 'host'],
  ['antd', 'shared'],
  ['swr', 'shared'],
  ['jest', '.'],
  ['@testing-library/react', '.'],
  ['@playwright/test', 'e2e'],
])('C-02 %s is used by %s', (name, folder) => {
  expect(dependencies(folder)).toContain(name);
});

test('C-01 the sources are TypeScript, strict', () => {
  expect(JSON.parse(read('tsconfig.base.json'))).toMatchObject({ compilerOptions: { strict: true } });
});

test.each(['mfe-sales', 'mfe-customers', 'mfe-inventory', 'mfe-admin', 'mfe-simulator'])(
  'C-05 %s tells its sections as data and exposes its pages',
  (name) => {
    expect(existsSync(join(ROOT, name, 'src', 'manifest.ts'))).toBe(true);
    expect(existsSync(join(ROOT, name, 'src', 'routes.tsx'))).toBe(true);
  },
);

/** What lint says of one file with one import, in a tree laid out like ours. */
function lint(file: string, imported: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'surco-lint-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), `import { x } from '${imported}';\n\nexport const y = x;\n`);
  return spawnSync(join(ROOT, 'node_modules', '.bin', 'oxlint'), ['.'], { cwd: folder }).status;
}

test.each([
  ['host/src/shell/x.ts', '@azure/msal-browser'],
  ['mfe-sales/src/x.ts', '@azure/msal-browser'],
  ['mfe-sales/src/x.ts', '@surco/mfe-admin/src/manifest'],
  ['mfe-sales/src/x.ts', '@surco/host/src/App'],
  ['mfe-sales/src/features/a/x.ts', 'react-router-dom'],
  ['shared/src/ui/x.ts', '@surco/mfe-sales'],
  ['shared/src/platform/x.ts', '../ui/icon'],
  ['shared/src/domain/x.ts', '../platform'],
  ['api/src/x.ts', '@surco/host/src/App'],
])('C-04 lint refuses that %s imports %s', (file, imported) => {
  expect(lint(file, imported)).not.toBe(0);
});

test.each([
  ['host/src/session/sso/x.ts', '@azure/msal-browser'],
  ['mfe-sales/src/x.ts', '@surco/shared/platform'],
  ['shared/src/ui/x.ts', '../platform'],
  ['api/src/x.ts', '@surco/shared/domain/pricing'],
])('C-04 lint lets %s import %s', (file, imported) => {
  expect(lint(file, imported)).toBe(0);
});
