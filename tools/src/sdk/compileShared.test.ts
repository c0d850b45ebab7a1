import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeAddresses } from './compileShared';

const folder = mkdtempSync(join(tmpdir(), 'surco-addresses-'));
mkdirSync(join(folder, 'folder'));
for (const file of ['module.js', 'folder/index.js']) writeFileSync(join(folder, file), '');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [`import { a } from './module';`, `import { a } from './module.js';`],
  [`export * from './folder';`, `export * from './folder/index.js';`],
  [`import './module';`, `import './module.js';`],
  [`const load = () => import(/* chunk */ './module');`, `const load = () => import(/* chunk */ './module.js');`],
  [`declare const a: import("./folder").A;`, `declare const a: import("./folder/index.js").A;`],
  [`import './style.css';`, `import './style.css';`],
  [`import { a } from 'library/module';`, `import { a } from 'library/module';`],
])('C-07 completes only addresses of modules: %s', (text, completed) =>
  expect(completeAddresses(text, folder)).toBe(completed),
);
