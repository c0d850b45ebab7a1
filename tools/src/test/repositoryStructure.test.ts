import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  'C-05 %s has a manifest.ts and a routes.ts',
  (name) => {
    expect(existsSync(join(ROOT, name, 'src', 'manifest.ts'))).toBe(true);
    expect(existsSync(join(ROOT, name, 'src', 'routes.ts'))).toBe(true);
  },
);

const isGenerated = (name: string): boolean => name.startsWith('.') || ['node_modules', 'dist'].includes(name);
/** Paths of the files of a folder and its subfolders, without installed and built ones. */
const listFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (isGenerated(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
const repositoryFiles = listFiles('.');

test('P-07 who may do what is written once: only roles.ts lists roles', () => {
  const role = "'(?:Admin|Coordinator|Supervisor|Consultant|Farmer)'";
  const list = new RegExp(
    `${role},\\s*${role}|\\broles(?::| =) \\[\\s*${role}|=== ${role} \\|\\| [\\w.?]+ === ${role}`,
  );
  const sources = repositoryFiles.filter(
    (path) =>
      /^(host|mfe-\w+|shared|api)\/src\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.|\/(testing|seed)\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((path) => list.test(readRepositoryFile(path)))).toEqual(['shared/src/domain/users/roles.ts']);
});

test('migrations are numbered without gaps, each number once', () => {
  const numbers = readdirSync(join(ROOT, 'api/migrations')).map((name) => Number(name.slice(0, 4)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_number, index) => index + 1));
});

const styleSheets = repositoryFiles.filter((path) => path.endsWith('.css'));

test('a style sheet sizes no text in px, which would ignore the size that is set in the browser', () => {
  const sizesTextInPx = (path: string): boolean => /[\s;{]font(-size)?:[^;}]*\dpx/.test(readRepositoryFile(path));
  expect(styleSheets.filter(sizesTextInPx)).toEqual([]);
});

test('a style sheet has 300 lines at most', () => {
  const countLines = (path: string): number => readRepositoryFile(path).trimEnd().split('\n').length;
  expect(styleSheets.filter((path) => countLines(path) > 300)).toEqual([]);
});
