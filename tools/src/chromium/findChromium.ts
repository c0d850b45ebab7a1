import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../packages';

const EXECUTABLE_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findOnPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function findPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const findInstalled = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? EXECUTABLE_NAMES.map(findOnPath).find(Boolean) ?? findPlaywrightChromium();

function tryRun(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) console.warn(`"${command} ${args.join(' ')}" ended with code ${status}.`);
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, or Playwright's own. Installs one when there is none.
 * @throws when none can be installed
 */
export function findChromium(): string {
  const found = findInstalled();
  if (found) return found;
  tryRun(join(ROOT, 'e2e', 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium']);
  if (!findInstalled()) {
    tryRun('apt-get', ['update']);
    tryRun('apt-get', ['install', '-y', 'chromium']);
  }
  const path = findInstalled();
  if (!path)
    throw new Error(
      'No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to its path.',
    );
  execFileSync(path, ['--version'], { stdio: 'ignore' });
  return path;
}
