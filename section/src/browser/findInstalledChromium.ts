import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findOnPath } from './findOnPath';

const EXECUTABLE_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of a Chromium: `CHROMIUM_PATH`, one on the `PATH`, or Playwright's own; undefined without one. */
export const findInstalledChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? findOnPath(EXECUTABLE_NAMES) ?? findPlaywrightChromium();
