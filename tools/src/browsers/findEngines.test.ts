import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngines } from './findEngines';

const environment = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), 'surco-programs-'));

afterAll(() => {
  process.env = environment;
  rmSync(folder, { recursive: true });
});

test('says what to install where an engine is missing and cannot be installed', () => {
  process.env = { PATH: folder };
  writeFileSync(join(folder, 'firefox'), '');
  const install = jest.fn();
  expect(() => findEngines(install)).toThrow(/apt-get install webkit2gtk-driver xvfb imagemagick$/);
  expect(install.mock.calls).toEqual([[['webkit2gtk-driver', 'xvfb', 'imagemagick']]]);
});
