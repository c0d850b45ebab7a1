import { findOnPath } from '@surco/section/browser';
import { installPackages } from '../common/installPackages';
import { findChromium } from './findChromium';

const EXECUTABLE_NAME = 'chromium-headless-shell';

const canInstall = (): boolean => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;

/**
 * The path of Chromium's headless shell, which has no window and needs a quarter less processor time for the same tests.
 * `CHROMIUM_PATH` comes first. Installs the shell as root on Debian; elsewhere it is any Chromium.
 * @throws where there is no Chromium at all, see {@link findChromium}
 */
export function findHeadlessChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  // Chromium recommends these fonts; without them texts would be wider than on most machines.
  if (!findOnPath([EXECUTABLE_NAME]) && canInstall()) installPackages([EXECUTABLE_NAME, 'fonts-liberation']);
  return findOnPath([EXECUTABLE_NAME]) ?? findChromium();
}
