import type { Page } from '@playwright/test';

/** Chooses an option of a searchable select. @param search what is typed; the text of the option by default */
export async function chooseOption(page: Page, label: RegExp, option: string, search = option): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(search);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}
