import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findInstalledChromium } from '@surco/section/browser';
import { tryRun } from '../common/tryRun';
import { ROOT } from '../packages';

/**
 * The path of an installed Chromium, see {@link findInstalledChromium}. Installs one when there is none.
 * @throws when none can be installed, or when the installed one does not start
 */
export function findChromium(): string {
  const found = findInstalledChromium();
  if (found) return found;
  tryRun(join(ROOT, 'e2e', 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium']);
  if (!findInstalledChromium()) {
    tryRun('apt-get', ['update']);
    tryRun('apt-get', ['install', '-y', 'chromium']);
  }
  const path = findInstalledChromium();
  if (!path)
    throw new Error(
      'No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to its path.',
    );
  execFileSync(path, ['--version'], { stdio: 'ignore' });
  return path;
}
