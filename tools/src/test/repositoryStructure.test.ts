import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages';

const readRepositoryFile = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');
const listDependencyNames = (folder: string): string[] => {
  const { dependencies: own = {}, devDependencies: dev = {} } = JSON.parse(
    readRepositoryFile(folder, 'package.json'),
  ) as Record<string, Record<string, string>>;
  return Object.keys({ ...own, ...dev });
};

const APP_FOLDERS = ['host', 'mfe-sales', 'mfe-customers', 'mfe-inventory', 'mfe-admin', 'mfe-simulator'];

test.each(['package.json', 'pnpm-workspace.yaml', ...APP_FOLDERS, 'shared', 'e2e', 'api'])(
  'C-03 the repository has %s at the top level',
  (name) => {
    expect(existsSync(join(ROOT, name))).toBe(true);
  },
);

test.each([
  ['react', 'host'],
  ['react-dom', 'host'],
  ['webpack', 'section'],
  ['@module-federation/enhanced', 'section'],
  ['react-router-dom', 'shared'],
  ['zustand', 'shared'],
  ['@azure/msal-browser', 'host'],
  ['antd', 'shared'],
  ['swr', 'shared'],
  ['jest', '.'],
  ['@testing-library/react', '.'],
  ['@playwright/test', 'e2e'],
])('C-02 %s is a dependency of %s', (name, folder) => {
  expect(listDependencyNames(folder)).toContain(name);
});

test('C-01 TypeScript is strict', () => {
  expect(JSON.parse(readRepositoryFile('tsconfig.base.json'))).toMatchObject({ compilerOptions: { strict: true } });
});

test.each(['mfe-sales', 'mfe-customers', 'mfe-inventory', 'mfe-admin', 'mfe-simulator'])(
  'C-05 %s has a manifest.ts and a routes.tsx',
  (name) => {
    expect(existsSync(join(ROOT, name, 'src', 'manifest.ts'))).toBe(true);
    expect(existsSync(join(ROOT, name, 'src', 'routes.tsx'))).toBe(true);
  },
);
