import { CHROMIUM_FLAGS, findOnPath } from '@surco/section/browser';
import type { Engine } from './driver';
import { startPuppeteerEngine } from './puppeteerEngine';
import { startWebkitEngine } from './webkitEngine';

/**
 * The engines in which the specs of this folder run, and how each is started, with the folder of its stored data if it
 * has one. `pnpm engines` installs them and sets the variables. The journeys of `e2e/journeys` run in the current
 * Chromium only.
 */
const starts = {
  chromium: (userDataDir?: string) =>
    startPuppeteerEngine({
      browser: 'chrome',
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
      userDataDir,
    }),
  /** The oldest supported one, for the specs tagged `@smoke`. It opens no window by itself. */
  chromium92: () =>
    startPuppeteerEngine({
      browser: 'chrome',
      executablePath: process.env.OLD_CHROMIUM_PATH,
      headless: 'shell',
      waitForInitialPage: false,
      args: [...CHROMIUM_FLAGS, '--no-zygote'],
    }),
  firefox: (userDataDir?: string) =>
    startPuppeteerEngine({ browser: 'firefox', executablePath: findOnPath(['firefox-esr', 'firefox']), userDataDir }),
  webkit: startWebkitEngine,
} as const satisfies Record<string, (userDataDir?: string) => Promise<Engine>>;

export type EngineName = keyof typeof starts;

/** @param userDataDir stores the data of the drivers beyond the end of the engine; only Chromium and Firefox have it */
export const startEngine = (name: EngineName, userDataDir?: string): Promise<Engine> => starts[name](userDataDir);
