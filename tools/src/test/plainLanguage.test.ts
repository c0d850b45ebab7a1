import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBannedInName, findBannedInText } from '../../lint/words.mjs';
import { ROOT } from '../packages';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path);

/** The titles of `test('…')`, `describe('…')` and `test.each(…)('…')`. */
const TITLE = /(?:\b(?:test|describe)(?:\.(?:serial|parallel))?|[)\]]\s?(?:as const)?\))\(\s*(['"`])(.*?)\1\s*,/g;

const listTitles = (path: string): string[] => [...read(path).matchAll(TITLE)].map((match) => match[2] ?? '');

test('the names of files and package scripts are in plain language', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const names = [...files.map((path) => basename(path)), ...Object.keys(scripts)];
  expect(names.filter((name) => findBannedInName(name).length > 0)).toEqual([]);
});

test('test titles are in plain language', () => {
  const titles = files.filter((path) => /\.(test|spec)\.tsx?$/.test(path)).flatMap(listTitles);
  expect(titles.length).toBeGreaterThan(1000);
  expect(titles.filter((title) => findBannedInText(title).length > 0)).toEqual([]);
});
