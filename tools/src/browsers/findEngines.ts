import { findOnPath } from '@surco/section/browser';
import { installPackages } from '../common/installPackages';
import { findChromium } from './findChromium';
import { unpackOldChromium } from './unpackOldChromium';

interface Program {
  /** The setting that names the program if it is not on the `PATH`. */
  variable: string;
  names: readonly string[];
  debianPackage: string;
}

const PROGRAMS: readonly Program[] = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', names: ['Xvfb'], debianPackage: 'xvfb' },
  { variable: 'IMAGEMAGICK_IMPORT_PATH', names: ['import'], debianPackage: 'imagemagick' },
];

const find = ({ variable, names }: Program): string | undefined => process.env[variable] ?? findOnPath(names);
const listMissing = (): readonly Program[] => PROGRAMS.filter((program) => !find(program));

/**
 * The settings with the paths of all browsers in which the main journeys run, and of the programs that the WebKit run
 * needs for its screen (Xvfb) and its pictures (ImageMagick). Installs those that are missing.
 * @param install installs Debian packages
 * @throws when one cannot be installed, with what to install
 */
export function findEngines(install = installPackages): Record<string, string> {
  if (listMissing().length > 0) install(listMissing().map(({ debianPackage }) => debianPackage));
  const missing = listMissing();
  if (missing.length > 0)
    throw new Error(
      [
        'Some browsers for the journeys are missing and could not be installed. As root:',
        `  apt-get install ${missing.map(({ debianPackage }) => debianPackage).join(' ')}`,
        `or install them otherwise and set ${missing.map(({ variable }) => variable).join(', ')} to their paths.`,
      ].join('\n'),
    );
  const paths = PROGRAMS.map((program) => [program.variable, find(program) ?? '']);
  return {
    CHROMIUM_PATH: findChromium(),
    OLD_CHROMIUM_PATH: process.env.OLD_CHROMIUM_PATH ?? unpackOldChromium(),
    ...Object.fromEntries(paths),
  };
}
