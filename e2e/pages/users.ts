import { expect, type Locator, type Page } from '@playwright/test';

const LABELS = { firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo', phone: 'Teléfono' } as const;

/** Fills what is given of a user's form. */
export async function fillUser(page: Page, values: Partial<Record<keyof typeof LABELS, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values) as [keyof typeof LABELS, string][])
    await page.getByLabel(LABELS[name]).fill(value);
}

export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** who waits for approval, found by what was typed; the first row of them. */
export async function openPending(page: Page, search: string): Promise<Locator> {
  await page.goto(`/dashboard/users/pending?search=${encodeURIComponent(search)}`);
  await expect(page.getByText('1 usuario por aprobar')).toBeVisible();
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Aprobar a/ }) });
}

/** Answers the question under this title. */
export async function confirmIn(page: Page, title: RegExp, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toHaveCount(0);
}
