import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findInstalledChromium } from '../../browser';
import { getErrorMessage } from '../../common';

/** The first line of an error of Playwright, which appends a log of many lines. */
const getFirstLine = (error: unknown): string => getErrorMessage(error).split('\n', 1)[0] ?? '';

/** Starts a headless Chromium, or the Chrome of macOS and Windows. @throws with what to install when there is none */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findInstalledChromium();
  const executableOption = executablePath ? { executablePath } : { channel: 'chrome' };
  return chromium.launch({ ...executableOption, args: CHROMIUM_FLAGS }).catch((error: unknown) => {
    throw new Error(
      [
        `No browser could be started for the smoke load: ${getFirstLine(error)}`,
        'Install one ("apt-get install chromium", or Google Chrome) or set CHROMIUM_PATH to its path.',
        '--without-smoke-load "<reason>" goes on without it; the reason is recorded with the version.',
      ].join('\n'),
      { cause: error },
    );
  });
}
