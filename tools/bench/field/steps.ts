import type { Locator, Page } from '@playwright/test';

/** Time between two keys, in ms: a quick typist. */
const KEY_DELAY_MS = 80;

/** Presses with the finger on a phone, with the pointer elsewhere. */
export async function press(target: Locator): Promise<void> {
  const isTouch = await target.page().evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (isTouch ? target.tap() : target.click());
}

/** Types into a field key by key, in place of its content. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await press(field);
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text, { delay: KEY_DELAY_MS });
}

/** Opens a select with a search, types and chooses the first option with a text. */
export async function pickOption(field: Locator, search: string, option = search): Promise<void> {
  const page = field.page();
  // Where there is a pointer, the select with a search replaces the browser's own when the pointer reaches it.
  await field.hover();
  await typeInto(field.and(page.locator('input')), search);
  await press(page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first());
}

/** Searches a list, and opens its filters. */
export async function searchList(page: Page, text: string): Promise<void> {
  await typeInto(page.getByRole('searchbox').first(), text);
  await page.waitForURL(/search=/);
  await press(page.getByRole('button', { name: /^(Más filtros|Filtros)/ }));
}
