import type { CDPSession, Locator, Page } from '@playwright/test';
import { ALL_RULES, COLOR_RULES, findViolations, type Rules } from './axe';
import { findFaintTexts } from './contrast';
import { expect, expectNoHorizontalScroll } from '../support/test';

/** Switches the color scheme of the system and waits until the page shows its colors. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((dark) => {
    const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red < 128 === dark;
  }, colorScheme === 'dark');
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The colours of links without a colour of their own in Chromium, light and dark. */
const BROWSER_LINK_COLORS = ['rgb(0, 0, 238)', 'rgb(158, 158, 255)'];

const findUnstyledLinks = (page: Page): Promise<string[]> =>
  page
    .locator('a:visible')
    .evaluateAll(
      (links, colors) =>
        links.filter((link) => colors.includes(getComputedStyle(link).color)).map((link) => link.outerHTML),
      BROWSER_LINK_COLORS,
    );

/** Checks with axe, the links and the contrast of every text, in the colors that the page shows. */
async function expectNoViolations(page: Page, region: string, rules: Rules, name: string): Promise<void> {
  expect.soft(await findViolations(page, region, rules), name).toEqual([]);
  expect.soft(await findUnstyledLinks(page), `${name}: links`).toEqual([]);
  expect.soft(await findFaintTexts(page), `${name}: contrast`).toEqual([]);
}

/**
 * Expects the open page to be accessible in light and dark, with links in the product's colour, texts that are readable
 * at their real opacity, and no horizontal scroll.
 * @param region selector of a panel that lies above the page: axe checks it alone, because it covers links in part, and a
 * press on them closes it
 */
export async function expectAccessible(page: Page, region = 'html'): Promise<void> {
  await setColorScheme(page, 'light');
  await expectNoViolations(page, region, ALL_RULES, 'light');
  await setColorScheme(page, 'dark');
  // Only colours depend on the scheme, so the other rules need no second run.
  await expectNoViolations(page, region, COLOR_RULES, 'dark');
  await expectNoHorizontalScroll(page);
}

const DEVICES = {
  desktop: { colorScheme: 'light', width: 1440, height: 900, mobile: false },
  phone: { colorScheme: 'dark', width: 360, height: 740, mobile: true },
} as const;

/** Makes the open page one of a desktop with a mouse, or of a phone: 360 px wide, with touch and without a mouse. */
async function emulateDevice(page: Page, devTools: CDPSession, device: keyof typeof DEVICES): Promise<void> {
  const { width, height, mobile } = DEVICES[device];
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
  await devTools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
  // `innerWidth` would be larger on a page that scrolls horizontally, which the caller reports.
  await page.waitForFunction(
    ([expected, isTouch]) =>
      document.documentElement.clientWidth === expected && matchMedia('(pointer: coarse)').matches === isTouch,
    [width, mobile] as const,
  );
}

/** A page that visits one address after the other on two devices. */
export interface DevicePage {
  page: Page;
  devTools: CDPSession;
}

/** Opens an address on a desktop in light. */
export async function openOnDesktop({ page, devTools }: DevicePage, path: string): Promise<void> {
  await emulateDevice(page, devTools, 'desktop');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
}

/**
 * Expects the open page to be accessible at 1440 px in light and on a phone of 360 px in dark, each with all rules.
 * @param shown what the page shows at both widths once it has its data
 */
export async function expectAccessibleOnBothDevices({ page, devTools }: DevicePage, shown: Locator): Promise<void> {
  for (const device of ['desktop', 'phone'] as const) {
    const { colorScheme } = DEVICES[device];
    if (device === 'phone') await emulateDevice(page, devTools, device);
    await setColorScheme(page, colorScheme);
    await expect(shown).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoViolations(page, 'html', ALL_RULES, `${colorScheme}, ${device}`);
  }
}
