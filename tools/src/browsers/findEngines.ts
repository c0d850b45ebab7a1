import { findOnPath } from '@surco/section/browser';
import { installPackages } from '../common/installPackages';
import { findChromium } from './findChromium';
import { unpackOldChromium } from './unpackOldChromium';

/** Names of each program, and the Debian package that has it. */
const PROGRAMS = [
  { names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  { names: ['Xvfb'], debianPackage: 'xvfb' },
  { names: ['import'], debianPackage: 'imagemagick' },
];

const listMissing = (): string[] =>
  PROGRAMS.filter(({ names }) => !findOnPath(names)).map(({ debianPackage }) => debianPackage);

/**
 * Installs the browsers in which the main journeys run, and the programs that the WebKit run needs for its screen (Xvfb)
 * and its pictures (ImageMagick), where they are missing on the `PATH`.
 * @returns the variables with the paths of the two versions of Chromium
 * @throws when one cannot be installed, with what to install
 */
export function findEngines(): Record<string, string> {
  if (listMissing().length > 0) installPackages(listMissing());
  const missing = listMissing();
  if (missing.length > 0)
    throw new Error(
      `Some browsers for the journeys are missing on the PATH and could not be installed. As root:\n  apt-get install ${missing.join(' ')}`,
    );
  return { CHROMIUM_PATH: findChromium(), OLD_CHROMIUM_PATH: unpackOldChromium() };
}
