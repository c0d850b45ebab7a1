import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages';

const REQUIREMENT_ID = /\b[A-Z]-\d{2}\b/g;
const FOLDERS = /^(host|mfe-.+|shared|api|section|e2e|tools)$/;
/**
 * The title of a test: the first string passed to `test`, `it` or `describe`, or to what their `each` returns. It
 * is not found when the table of `each` contains a closing parenthesis, or its type arguments contain `>`.
 */
const TITLE = /\b(?:test|it|describe)(?:\.each(?:\([^)]*\)|<[^>]*>\([^)]*\))?)?\s*\(?\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** The requirement ids in `text`, each once. */
const findIds = (text: string): string[] => [...new Set(text.match(REQUIREMENT_ID) ?? [])];

/** The requirement ids in the titles of a test file. */
const findIdsInTitles = (source: string): string[] =>
  findIds([...source.matchAll(TITLE)].map(([, , title]) => title).join('\n'));

/** The test files of a folder, without those of installed packages. */
const listTestFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listTestFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** `pnpm requirements`: fails when a requirement has no test, which the client would find out too late. */
function main(): void {
  const required = findIds(readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8'));
  const folders = readdirSync(ROOT).filter((name) => FOLDERS.test(name));
  const files = folders.flatMap((name) => listTestFiles(join(ROOT, name)));
  const tested = new Set(files.flatMap((file) => findIdsInTitles(readFileSync(file, 'utf8'))));
  const missing = required.filter((id) => !tested.has(id));
  console.log(`${required.length - missing.length} of ${required.length} requirements have at least one test.`);
  if (missing.length === 0) return;
  console.log(`Without a test: ${missing.join(', ')}`);
  process.exitCode = 1;
}

if (process.argv[1]?.endsWith('requirements.ts')) main();
