import type { Locator, Page } from '@playwright/test';

/**
 * Chooses an option of a select, which on touch screens may be the browser's own. Elsewhere waits for the product's select,
 * whose code loads when the pointer reaches the field, and searches the option by typing.
 * @param scope the page, or what contains the field
 * @param search what is typed; the text of the option by default
 */
export async function chooseOption(
  scope: Page | Locator,
  label: RegExp | string,
  option: string,
  search = option,
): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const field = scope.getByRole('combobox', { name: label });
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (isTouch && (await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
    return;
  }
  await field.hover();
  const input = field.and(page.locator('input'));
  await input.click();
  await input.fill(search);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click();
}
