import type { Page } from '@playwright/test';
import { expectAccessible } from '../pageObjects/accessibility';
import { readApiHeaders, signInWithoutForm } from '../pageObjects/session';
import { expect, test } from '../support/test';

const getBar = (page: Page) => page.getByRole('region', { name: 'Selección' });

test('R-23 P-02 several sales are delivered; the one that changed meanwhile is refused and stays selected', async ({
  page,
}) => {
  const bar = getBar(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale?status=REGISTRADA&sort=date');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const folios = await Promise.all(
    [1, 2, 3].map((row) => page.getByRole('row').nth(row).getByRole('link').first().innerText()),
  );
  for (const folio of folios) await page.getByRole('checkbox', { name: `Seleccionar ${folio}` }).click();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Marcar como entregada' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('¿Marcar como entregadas 3 ventas?')).toBeVisible();
  await expectAccessible(page);

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
  await expect(bar.getByText('Selección: 1 venta')).toBeVisible();
});
