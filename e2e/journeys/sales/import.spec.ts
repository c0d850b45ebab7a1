import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { buildSalesFile, type SharedRowValues } from '../../../api/src/testing/workbooks/salesFile';
import { query } from '../../support/database';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, test } from '../../support/test';

/** A row that the demo consultant may sell: one of their customers, an open season and products with stock. */
async function findSalesRow(): Promise<SharedRowValues & { customerId: string }> {
  const [row] = await query<SharedRowValues & { customerId: string }>(
    `select c.id as "customerId", c.phone as "customerPhone", s.name as season, d.name as distributor, u.email as "consultantEmail",
       current_date - 1 || '' as date, array(select p.code from inventories i join products p on p.id = i.product_id
         where i.season_id = s.id and i.distributor_id = d.id and p.enabled
           and i.initial + i.adjustments - i.committed - i.sold > 200 order by p.code limit 2) as "productCodes"
     from users u join partners d on d.id = u.distributor_id
     join lateral (select id, phone from customers where consultant_id = u.id and status = 'ACTIVO' order by phone limit 1) c on true
     join lateral (select id, name from seasons where is_open and start_date <= current_date order by start_date limit 1) s on true
     where u.email = 'consultor@surco.test'`,
  );
  if (!row) throw new Error('The demo consultant has nothing to sell.');
  return row;
}

const toFile = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'application/octet-stream' });

/** Whether a text, or the cell around it, shows less than it has. */
const isCut = (text: Locator): Promise<boolean> =>
  text.evaluate((element) =>
    [element, element.closest('td, dd')].some(
      (box) => box && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1),
    ),
  );

test('X-15 X-16 X-17 lists the errors of an import, imports the corrected file once, and the list is exported', async ({
  page,
}) => {
  const row = await findSalesRow();
  const countSales = async (): Promise<number> =>
    Number((await page.locator('output', { hasText: /ventas?/ }).innerText()).replaceAll(/\D/g, ''));
  await signInWithoutForm(page, 'consultant');
  // Limited to one customer, because other tests create sales meanwhile.
  const filter = `?customerId=${row.customerId}`;
  const customerList = `/dashboard/sales/list/sale${filter}`;
  await page.goto(customerList);
  await expect(page.getByText(/^\d+ ventas?$/).first()).toBeVisible();
  const before = await countSales();
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar ventas' })).toBeVisible();

  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar plantilla' }).click();
  expect((await template).suggestedFilename()).toMatch(/\.xlsx$/);

  const file = page.getByLabel('Archivo de ventas');
  const check = page.getByRole('button', { name: 'Revisar archivo' });
  await file.setInputFiles(toFile('ventas.xlsx', await buildSalesFile(2, { ...row, customerPhone: '123' })));
  await check.click();
  const sentence = page.getByText('Escriba un teléfono de 10 dígitos, por ejemplo 871 123 4567.').first();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(sentence).toBeVisible();
    expect(await isCut(sentence)).toBe(false);
  }

  await file.setInputFiles(toFile('ventas.xlsx', await buildSalesFile(24, { ...row, productCodes: ['NO-HAY'] })));
  await check.click();
  await expect(page.getByText('No se registró nada')).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errores del archivo' });
  await expect(errors.getByText('clave_producto').first()).toBeVisible();
  await expect(errors.getByText(/NO-HAY/).first()).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los errores' }).click();
  expect((await downloaded).suggestedFilename()).toBe('ventas - errores.csv');
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain('clave_producto');

  await file.setInputFiles(toFile('falso.xlsx', Buffer.from('Esto no es un libro de Excel.')));
  await check.click();
  await expect(page.getByRole('alert').filter({ hasText: /no es una hoja de cálculo/ })).toBeVisible();

  const validFile = await buildSalesFile(4, row);
  await file.setInputFiles(toFile('ventas.xlsx', validFile));
  await check.click();
  const importButton = page.getByRole('button', { name: /^Importar \d+ ventas?$/ });
  await expect(importButton).toBeVisible();
  const importedCount = Number(/\d+/.exec(await importButton.innerText())?.[0]);
  await importButton.click();
  await expect(page.getByRole('heading', { name: 'Importación terminada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver las ventas' }).click();
  await expect(page).toHaveURL(/list\/sale$/);
  await page.goto(customerList);
  await expect.poll(countSales).toBe(before + importedCount);

  const reportRequested = page.waitForRequest(/sale-report\?/);
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect(new URL((await reportRequested).url()).search).toBe(filter);
  expect((await report).suggestedFilename()).toMatch(/^Reporte de .+\.xlsx$/);

  await page.goto('/dashboard/sales/import');
  await file.setInputFiles(toFile('ventas.xlsx', validFile));
  await check.click();
  await expect(page.getByText(/ya se había importado/)).toBeVisible();
});
