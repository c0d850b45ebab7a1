import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Digits for names that no other run uses. */
export const createUniqueDigits = (): string => String(randomInt(10_000_000)).padStart(7, '0');

/** A name that no other run uses, without digits. */
export const createUniqueName = (): string =>
  `Prueba${createUniqueDigits().replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))}`;

/** Opens a list, searched for one record. */
export const openListSearch = (page: Page, list: string, search: string) =>
  page.goto(`${list}?search=${encodeURIComponent(search)}`);

/** Opens the actions of the record with this name and chooses one. */
export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Adds an option to a searchable select with several values, and closes its list. */
export async function addOption(page: Page, label: RegExp, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
  await field.press('Escape');
}
