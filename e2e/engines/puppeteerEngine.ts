import { type BrowserContext, launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { type Driver, type Engine, WINDOW } from './driver';

/** How many times slower: as a cheap phone beside a desktop. */
const SLOW_PROCESSOR = 6;

async function createDriver(context: BrowserContext, isChrome: boolean): Promise<Driver> {
  // A browser with a `userDataDir` starts with an empty page. It is reused, because `switchToWindow` would take it for a popup.
  const first = (await context.pages())[0] ?? (await context.newPage());
  let page: Page = first;
  first.on('dialog', (dialog) => void dialog.accept());
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    // Firefox has no command for it.
    slowDown: async () => {
      if (isChrome) await page.emulateCPUThrottling(SLOW_PROCESSOR);
    },
    selectText: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('KeyA');
      await page.keyboard.up('Control');
    },
    switchToWindow: async (window) => {
      const found = window === 'first' ? first : (await context.pages()).find((other) => other !== first);
      page = found ?? page;
      return found !== undefined;
    },
    takePicture: () => page.screenshot(),
    close: () => context.close(),
  };
}

/**
 * Starts an engine that puppeteer controls: Chromium over its own protocol, Firefox over WebDriver BiDi. With a
 * `userDataDir` its drivers share the data that are stored there.
 */
export async function startPuppeteerEngine(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, defaultViewport: WINDOW });
  return {
    createDriver: async () =>
      createDriver(
        options.userDataDir ? browser.defaultBrowserContext() : await browser.createBrowserContext(),
        options.browser === 'chrome',
      ),
    close: () => browser.close(),
  };
}
