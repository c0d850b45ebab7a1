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

/**
 * Expects the open page to be accessible at 1440 px in light and at 360 px in dark, as {@link expectAccessible}.
 * @param shown what the page shows at both widths once it has its data
 */
export async function expectAccessibleAtBothWidths(page: Page, shown: Locator): Promise<void> {
  for (const [colorScheme, viewport] of [
    ['light', { width: 1440, height: 900 }],
    ['dark', { width: 360, height: 740 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await setColorScheme(page, colorScheme);
    await expect(shown).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoViolations(page, 'html', ALL_RULES, `${colorScheme}, ${viewport.width} px`);
  }
}
