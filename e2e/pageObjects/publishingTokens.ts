import { expect, type Page } from '@playwright/test';

/** Creates a token on the page of the sections. @returns the token, which is shown once */
export async function createToken(page: Page, team: string, section: string): Promise<string> {
  await page.goto('/dashboard/params/sections');
  await page.getByRole('button', { name: 'Nuevo token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Equipo' }).fill(team);
  await dialog.getByRole('combobox', { name: 'Secciones' }).fill(`${section},`);
  await dialog.getByRole('button', { name: 'Crear' }).click();
  const panel = page.getByRole('region', { name: 'Token nuevo' });
  const token = await panel.locator('code').innerText();
  await panel.getByRole('button', { name: 'Listo' }).click();
  return token;
}

/** Approves the first entries of a section, on the page of the sections. @param label of its first entry */
export async function approveMenu(page: Page, label: string): Promise<void> {
  await page.goto('/dashboard/params/sections');
  await page.getByRole('button', { name: `Aprobar a ${label}` }).click();
  await expect(page.getByText('Las entradas se aprobaron')).toBeVisible();
}
