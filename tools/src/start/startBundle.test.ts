import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULE = join(__dirname, 'startBundle.mjs');
/** A time before the test, because a source that changes during the build makes no bundle that is kept. */
const EARLIER = new Date(Date.now() - 60_000);

const folder = mkdtempSync(join(tmpdir(), 'surco-start-bundle-'));
const source = join(folder, 'start.ts');

beforeAll(() => writeSource('first'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

test('keeps the bundle until a source changes or the bundle is gone', () => {
  expect(find()).toBe('undefined');
  const bundle = write();
  expect(find()).toBe(bundle);
  // A source finds what is beside it, also from the bundle.
  expect(execFileSync(process.execPath, [fileURLToPath(bundle)], { encoding: 'utf8' })).toBe(`first ${source}\n`);
  writeSource('second');
  expect(find()).toBe('undefined');
  const next = fileURLToPath(write());
  expect(readFileSync(next, 'utf8')).toContain('second');
  rmSync(next);
  expect(find()).toBe('undefined');
});
