import type { Locator, Page } from '@playwright/test';
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

/** Makes the open page one of a phone: 360 px wide, with touch and without a mouse. */
async function becomePhone(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const metrics = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
  await devTools.send('Emulation.setDeviceMetricsOverride', metrics);
  // `innerWidth` would be larger on a page that scrolls horizontally, which the caller reports.
  await page.waitForFunction(
    () => document.documentElement.clientWidth === 360 && matchMedia('(pointer: coarse)').matches,
  );
}

/**
 * Expects the open page to be accessible at 1440 px in light and on a phone of 360 px in dark, each with all rules.
 * @param shown what the page shows at both widths once it has its data
 */
export async function expectAccessibleOnBothDevices(page: Page, shown: Locator): Promise<void> {
  for (const [colorScheme, name] of [
    ['light', 'desktop'],
    ['dark', 'phone'],
  ] as const) {
    if (name === 'phone') await becomePhone(page);
    await setColorScheme(page, colorScheme);
    await expect(shown).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoViolations(page, 'html', ALL_RULES, `${colorScheme}, ${name}`);
  }
}
