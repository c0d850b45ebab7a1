import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngines } from './findEngines';

const environment = { ...process.env };
const emptyFolder = mkdtempSync(join(tmpdir(), 'surco-no-programs-'));

beforeEach(() => {
  process.env = { PATH: emptyFolder };
});
afterEach(() => {
  process.env = { ...environment };
});
afterAll(() => rmSync(emptyFolder, { recursive: true }));

test('says what to install where an engine is missing and cannot be installed', () => {
  process.env.FIREFOX_PATH = '/opt/firefox';
  const install = jest.fn();
  expect(() => findEngines(install)).toThrow(
    /apt-get install webkit2gtk-driver xvfb imagemagick\n.*set WEBKIT_DRIVER_PATH, XVFB_PATH, IMAGE/,
  );
  expect(install.mock.calls).toEqual([[['webkit2gtk-driver', 'xvfb', 'imagemagick']]]);
});

test('takes the paths of the settings', () => {
  const settings = {
    CHROMIUM_PATH: process.execPath,
    OLD_CHROMIUM_PATH: '/opt/chromium',
    FIREFOX_PATH: '/opt/firefox',
    WEBKIT_DRIVER_PATH: '/opt/driver',
    XVFB_PATH: '/opt/screen',
    IMAGEMAGICK_IMPORT_PATH: '/opt/import',
  };
  Object.assign(process.env, settings);
  expect(findEngines()).toEqual(settings);
});
