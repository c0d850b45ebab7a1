import type { Locator, Page } from '@playwright/test';

/** The numbers at the top of the page of a sale or DKbono, such as its total. */
export const getSummaryNumbers = (page: Page): Locator => page.locator('.surco-detail-metrics dd');

/** The folio of the sale or DKbono on its page, once the page has it. */
export async function readFolio(page: Page, prefix: 'V' | 'DKB'): Promise<string> {
  const pattern = new RegExp(`${prefix}-\\d{4}-\\d{6}`);
  const text = await page.getByRole('article').getByText(pattern).first().innerText();
  return pattern.exec(text)?.[0] ?? 'no folio';
}

/** Opens the menu "Más" of a record's page and chooses one of its actions. */
export async function chooseMoreAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^Más acciones de/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
