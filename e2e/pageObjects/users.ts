import { expect, type Locator, type Page } from '@playwright/test';

const FIELD_LABELS = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
} as const;

/** Fills the given fields of the user form. */
export async function fillUser(page: Page, values: Partial<Record<keyof typeof FIELD_LABELS, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values) as [keyof typeof FIELD_LABELS, string][])
    await page.getByLabel(FIELD_LABELS[name]).fill(value);
}

/** Opens the list of pending users with a search that finds one user. @returns the row of the user */
export async function findPendingUserRow(page: Page, search: string): Promise<Locator> {
  await page.goto(`/dashboard/users/pending?search=${encodeURIComponent(search)}`);
  await expect(page.getByText('1 usuario por aprobar')).toBeVisible();
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Aprobar a/ }) });
}

/** Clicks a button of the dialog with this title. */
export async function confirmDialog(page: Page, title: RegExp, buttonName: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: buttonName }).click();
  await expect(dialog).toHaveCount(0);
}
