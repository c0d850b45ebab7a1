import type { Page } from '@playwright/test';

export const NEW_PASSWORD = 'cosecha de tres lluvias';

/** Opens the mailed link and submits a new password. */
export async function submitNewPassword(page: Page, link: string, password = NEW_PASSWORD): Promise<void> {
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
}
