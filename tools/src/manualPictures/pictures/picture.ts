import type { Locator, Page } from '@playwright/test';

/** A picture of the manual. */
export interface Picture {
  /** File name in docs/manual/images, without `.png`. */
  name: string;
  /** Account of the demo data; null for a page without a session. */
  account: 'admin' | 'consultant' | 'farmer' | null;
  path: string;
  isPhone?: boolean;
  /** Height of the window in px. */
  height?: number;
  /** Brings the page into the state of the picture and waits until it is complete. */
  prepare?: (page: Page) => Promise<void>;
  /** The part of the page that is taken; the window by default. */
  part?: (page: Page) => Locator;
}

/** Opens the first record of a list by its link. */
export const openFirst =
  (name: RegExp, isShown: (page: Page) => Locator) =>
  async (page: Page): Promise<void> => {
    await page.locator('main tbody').getByRole('link', { name }).first().click();
    await isShown(page).first().waitFor();
  };

/** Waits for a text. */
export const waitForText =
  (text: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByText(text).locator('visible=true').first().waitFor();
