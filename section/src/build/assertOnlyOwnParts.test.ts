import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertOnlyOwnParts } from './assertOnlyOwnParts';

const folder = mkdtempSync(join(tmpdir(), 'surco-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('C-07 refuses styles for the whole product and a React of its own', () => {
  const file = join(folder, 'page.css');
  writeFileSync(file, '.surco-x { margin: 0 } body { margin: 0 }');
  const own = { file: join(folder, 'page.js'), packageName: '@surco/mfe-x' };
  const react = { file: join(folder, 'index.js'), packageName: 'react' };
  expect(() => assertOnlyOwnParts([own])).not.toThrow();
  expect(() => assertOnlyOwnParts([own, { ...own, file }, react])).toThrow(
    /page\.css: the selector "body" styles the whole product.*\n {2}- the build contains a copy of react;/,
  );
});
