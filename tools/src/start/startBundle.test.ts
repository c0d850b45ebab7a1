import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULE = join(__dirname, 'startBundle.mjs');
/** A time before the test, because a source that changes during the build makes no bundle that is kept. */
const EARLIER = new Date(Date.now() - 60_000);

let folder: string;
let source: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-start-bundle-'));
  source = join(folder, 'start.ts');
  writeSource('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeSource(text: string): void {
  writeFileSync(source, `const text: string = '${text}';\nconsole.log(text, import.meta.filename);\n`);
  utimesSync(source, EARLIER, EARLIER);
}

/** Evaluates an expression with the functions of the module in a process of its own, as the launcher does. */
function evaluate(expression: string): string {
  const code = `const { findBundle, writeBundle } = await import(${JSON.stringify(MODULE)});
    console.log(await ${expression});`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).trim();
}

const find = () => evaluate(`findBundle(${JSON.stringify(folder)})`);
const write = () => evaluate(`writeBundle(${JSON.stringify(source)}, ${JSON.stringify(folder)})`);

test('A-01 keeps the bundle until a source changes', () => {
  expect(find()).toBe('undefined');
  const bundle = write();
  expect(find()).toBe(bundle);
  writeSource('second');
  expect(find()).toBe('undefined');
  expect(readFileSync(fileURLToPath(write()), 'utf8')).toContain('second');
});

test('A-01 bundles again when the kept bundle is gone', () => {
  rmSync(fileURLToPath(write()));
  expect(find()).toBe('undefined');
});

test('a source finds what is beside it, also from the bundle', () => {
  expect(execFileSync(process.execPath, [fileURLToPath(write())], { encoding: 'utf8' })).toBe(`first ${source}\n`);
});
