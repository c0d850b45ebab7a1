import type { Page } from '@playwright/test';
import { ALL_RULES, COLOR_RULES, findViolations } from './axe';
import { findFaintTexts } from './contrast';
import { expect, expectNoHorizontalScroll } from '../support/test';

export const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, phone: false },
  { name: '360 px', viewport: { width: 360, height: 740 }, phone: true },
];

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

/**
 * Expects the open page to be accessible in light and dark, with links in the product's colour, texts that are readable
 * at their real opacity, and no horizontal scroll.
 * @param region selector of a panel that lies above the page: axe checks it alone, because it covers links in part, and a
 * press on them closes it
 */
export async function expectAccessible(page: Page, region = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await setColorScheme(page, colorScheme);
    // Only colours depend on the scheme, so the other rules need no second run.
    const rules = colorScheme === 'light' ? ALL_RULES : COLOR_RULES;
    expect.soft(await findViolations(page, region, rules), colorScheme).toEqual([]);
    expect.soft(await findUnstyledLinks(page), `${colorScheme}: links`).toEqual([]);
    expect.soft(await findFaintTexts(page), `${colorScheme}: contrast`).toEqual([]);
  }
  await expectNoHorizontalScroll(page);
}
