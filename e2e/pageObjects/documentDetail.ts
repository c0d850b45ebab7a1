import type { Locator, Page } from '@playwright/test';

/** The numbers at the top of the page of a sale or DKbono, such as its total. */
export const getSummaryNumbers = (page: Page): Locator => page.locator('.surco-detail-metrics dd');

/** Opens the menu "Más" of a record's page and chooses one of its actions. */
export async function chooseMoreAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^Más acciones de/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
