import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './packages';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function playwrightOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const installed = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? NAMES.map(onPath).find(Boolean) ?? playwrightOwn();

function tryRun(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) console.warn(`«${command} ${args.join(' ')}» terminó con ${status}.`);
}

/**
 * Path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own; only when there is none it installs one.
 * @throws when none could be had
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  tryRun(join(ROOT, 'e2e', 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium']);
  if (!installed()) {
    tryRun('apt-get', ['update']);
    tryRun('apt-get', ['install', '-y', 'chromium']);
  }
  const path = installed();
  if (!path)
    throw new Error('No hay Chromium y no fue posible instalarlo: instálelo y ponga su ruta en CHROMIUM_PATH.');
  execFileSync(path, ['--version'], { stdio: 'ignore' });
  return path;
}
