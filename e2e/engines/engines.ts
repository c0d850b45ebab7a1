import { CHROMIUM_FLAGS } from '@surco/section/browser';
import type { Engine } from './driver';
import { startPuppeteerEngine } from './puppeteerEngine';
import { startWebkitEngine } from './webkitEngine';

/** The engines in which the journeys run, and how each is started. `pnpm engines` installs them and sets the variables. */
const starts = {
  chromium: () =>
    startPuppeteerEngine({ browser: 'chrome', executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS }),
  /** The oldest supported one. It opens no window by itself. */
  chromium92: () =>
    startPuppeteerEngine({
      browser: 'chrome',
      executablePath: process.env.OLD_CHROMIUM_PATH,
      headless: 'shell',
      waitForInitialPage: false,
      args: [...CHROMIUM_FLAGS, '--no-zygote'],
    }),
  firefox: () => startPuppeteerEngine({ browser: 'firefox', executablePath: process.env.FIREFOX_PATH }),
  webkit: startWebkitEngine,
} as const satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof starts;

export const startEngine = (name: EngineName): Promise<Engine> => starts[name]();
