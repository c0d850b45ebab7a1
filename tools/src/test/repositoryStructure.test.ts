import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFrontEndNames, ROOT } from '../packages';

const readRepositoryFile = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

test('C-03 the repository has the folders of the specification at its top level', () =>
  expect(readdirSync(ROOT)).toEqual(
    expect.arrayContaining(['package.json', 'pnpm-workspace.yaml', ...listFrontEndNames(), 'shared', 'e2e', 'api']),
  ));

test('C-01 C-02 C-05 the libraries and sections of the specification are used', () => {
  const folders = ['.', 'host', 'section', 'shared', 'e2e'];
  const manifests = folders.map((folder) => readRepositoryFile(folder, 'package.json')).join('');
  const libraries = [
    'typescript',
    'react',
    'react-dom',
    'webpack',
    '@module-federation/enhanced',
    'react-router-dom',
    'zustand',
  ];
  const others = ['@azure/msal-browser', 'antd', 'swr', 'jest', '@testing-library/react', '@playwright/test'];
  expect([...libraries, ...others].filter((name) => !manifests.includes(`"${name}": "`))).toEqual([]);
  const sections = ['mfe-sales', 'mfe-customers', 'mfe-inventory', 'mfe-admin', 'mfe-simulator'];
  expect(listFrontEndNames().toSorted()).toEqual(['host', ...sections].toSorted());
});

test('migrations are numbered without gaps, each number once', () => {
  const numbers = readdirSync(join(ROOT, 'api/migrations')).map((name) => Number(name.slice(0, 4)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_number, index) => index + 1));
});

/** Lint reads no style sheets. */
test('a style sheet sizes no text in px, which would ignore the size that is set in the browser', () => {
  const sheets = [...listFrontEndNames(), 'shared'].flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(name, 'src', file)),
  );
  expect(sheets.length).toBeGreaterThan(10);
  const sizesTextInPx = (path: string): boolean => /[\s;{]font(-size)?:[^;}]*\dpx/.test(readRepositoryFile(path));
  expect(sheets.filter(sizesTextInPx)).toEqual([]);
});
