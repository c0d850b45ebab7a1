import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const EXECUTABLE_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return EXECUTABLE_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function findPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of a Chromium: `CHROMIUM_PATH`, one on the `PATH`, or Playwright's own; undefined without one. */
export const findInstalledChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? findOnPath() ?? findPlaywrightChromium();
