import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages';

const ID = /\b[A-Z]-\d{2}\b/g;
const FOLDERS = /^(host|mfe-.+|shared|api|e2e|tools)$/;
/** A test's title: the first text given to test, it, describe or a table of them. */
const TITLE = /\b(?:test|it|describe)(?:\.each(?:\([^)]*\)|<[^>]*>\([^)]*\))?)?\s*\(?\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** Numbers that `text` states, each once. */
const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

/** Numbers that stand in the titles of a test file. */
const titledIds = (source: string): string[] =>
  idsIn([...source.matchAll(TITLE)].map(([, , title]) => title).join('\n'));

function testFiles(): string[] {
  return readdirSync(ROOT)
    .filter((name) => FOLDERS.test(name))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
        .map((file) => join(ROOT, folder, file)),
    );
}

function main(): void {
  const required = idsIn(readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8'));
  const proved = new Set(testFiles().flatMap((file) => titledIds(readFileSync(file, 'utf8'))));
  const missing = required.filter((id) => !proved.has(id));
  console.log(`${required.length - missing.length} de ${required.length} requisitos tienen al menos una prueba.`);
  if (missing.length) console.log(`Sin prueba: ${missing.join(', ')}`);
}

if (process.argv[1]?.endsWith('requirements.ts')) main();
