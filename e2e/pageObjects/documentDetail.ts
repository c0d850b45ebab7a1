import type { Locator, Page } from '@playwright/test';

/** The numbers at the top of the page of a sale or DKbono, such as its total. */
export const getSummaryNumbers = (page: Page): Locator => page.locator('.surco-detail-metrics dd');
