import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createUniqueDigits } from '../pageObjects/recordList';
import { SalesList } from '../pageObjects/salesList';
import { readApiHeaders, signInWithoutForm } from '../pageObjects/session';
import { expectAccessible } from '../pageObjects/accessibility';
import { createUser, query } from '../support/database';
import { expect, test } from '../support/test';

const getBar = (page: Page) => page.getByRole('region', { name: 'Selección' });
const getBox = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar ${name}` });

/** Creates users that wait for approval. @returns the family name that only they have */
async function createPendingUsers(count: number): Promise<string> {
  const lastName = `Grupo ${createUniqueDigits()}`;
  for (let number = 0; number < count; number += 1) {
    const { id } = await createUser('Consultant', 'PENDIENTE');
    await query('update users set last_name = $1 where id = $2', [lastName, id]);
  }
  return lastName;
}

test('R-12 T-04 ten pending users are approved with four clicks', async ({ page }) => {
  await signInWithoutForm(page, 'admin');
  const lastName = await createPendingUsers(10);
  await page.goto(`/dashboard/users/pending?search=${encodeURIComponent(lastName)}`);
  await expect(page.getByText('10 usuarios por aprobar', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).click();
  await expect(getBar(page).getByText('Selección: 10 usuarios por aprobar')).toBeVisible();
  await expectAccessible(page);
  await getBar(page).getByRole('button', { name: 'Aprobar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Aprobar a 10 usuarios?' });
  await expect(dialog.getByText('y 5 más')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Se aprobó a 10 usuarios')).toBeVisible();
  await expect(page.getByText('0 usuarios por aprobar')).toBeVisible();
  await expect(getBar(page)).toHaveCount(0);
});

test('R-23 P-02 several sales are delivered; the one that changed meanwhile is refused and stays selected', async ({
  page,
}) => {
  const list = new SalesList(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale?status=REGISTRADA&sort=date');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const folios = await Promise.all([1, 2, 3].map((row) => list.readFolio(page.getByRole('row').nth(row))));
  for (const folio of folios) await getBox(page, folio).click();
  await getBar(page).getByRole('button', { name: 'Marcar como entregada' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('¿Marcar como entregadas 3 ventas?')).toBeVisible();

  const headers = await readApiHeaders(page.request);
  const found = (await (await page.request.get(`/api/sales?search=${folios[1]}`, { headers })).json()) as {
    data: { id: string }[];
  };
  const delivered = await page.request.post(`/api/sales/${found.data[0]?.id}/deliver`, { headers, data: {} });
  expect(delivered.ok()).toBe(true);

  await dialog.getByRole('button', { name: 'Marcar como entregada' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Hecho' })).toHaveCount(2);
  const refused = dialog.getByRole('listitem').filter({ hasText: folios[1] });
  await expect(refused).not.toContainText('Hecho');
  await expect(page.getByText('2 ventas quedaron entregadas')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(getBar(page).getByText('Selección: 1 venta')).toBeVisible();
});

test('X-14 the PDFs of several DKbonos are one file; on a phone the cards are selected', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/voucher');
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar DKB-/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(getBar(page).getByText('Selección: 2 DKbonos')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await getBar(page).getByRole('button', { name: 'PDF en un archivo' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^DKbonos \d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
