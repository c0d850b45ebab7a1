import { readFile } from 'node:fs/promises';
import { salesFile, type SalesFileRow } from '../../api/test/salesFile';
import { query } from '../pages/database';
import { SalesList } from '../pages/salesList';
import { enter } from '../pages/session';
import { expect, test } from '../pages/test';

/** What the demo consultant may sell: a customer of its own, an open season and products with stock. */
async function sellable(): Promise<SalesFileRow & { customerId: string }> {
  const [row] = await query<SalesFileRow & { customerId: string }>(
    `select c.id as "customerId", c.phone as "customerPhone", s.name as season, d.name as distributor, u.email as "consultantEmail",
       current_date - 1 || '' as date, array(select p.code from inventories i join products p on p.id = i.product_id
         where i.season_id = s.id and i.distributor_id = d.id and p.enabled
           and i.initial + i.adjustments - i.committed - i.sold > 200 order by p.code limit 2) as "productCodes"
     from users u join partners d on d.id = u.distributor_id
     join lateral (select id, phone from clients where consultant_id = u.id and status = 'ACTIVO' order by phone limit 1) c on true
     join lateral (select id, name from seasons where is_open and start_date <= current_date order by start_date limit 1) s on true
     where u.email = 'consultor@surco.test'`,
  );
  if (!row) throw new Error('The demo consultant has nothing to sell.');
  return row;
}

const asFile = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'application/octet-stream' });

test('X-15 X-16 an import with errors, row by row, and then the right file', async ({ page }) => {
  const good = await sellable();
  const list = new SalesList(page);
  await enter(page, 'consultant');
  // Of one customer alone, for others sell meanwhile.
  const own = `/dashboard/sales/list/sale?customerId=${good.customerId}`;
  await page.goto(own);
  await expect(page.getByText(/^\d+ ventas?$/).first()).toBeVisible();
  const before = await list.count();
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar ventas' })).toBeVisible();

  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar plantilla' }).click();
  expect((await template).suggestedFilename()).toMatch(/\.xlsx$/);

  const file = page.getByLabel('Archivo de ventas');
  const check = page.getByRole('button', { name: 'Revisar archivo' });
  await file.setInputFiles(asFile('ventas.xlsx', await salesFile(24, { ...good, productCodes: ['NO-HAY'] })));
  await check.click();
  await expect(page.getByText('No se registró nada')).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errores del archivo' });
  await expect(errors.getByText('clave_producto').first()).toBeVisible();
  await expect(errors.getByText(/NO-HAY/).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los errores' }).click();
  expect((await saved).suggestedFilename()).toBe('ventas - errores.csv');
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('clave_producto');
  await expect(page.getByText('ventas.xlsx')).toBeVisible();

  await file.setInputFiles(asFile('falso.xlsx', Buffer.from('Esto no es un libro de Excel.')));
  await check.click();
  await expect(page.getByRole('alert').filter({ hasText: /no es una hoja de cálculo/ })).toBeVisible();

  const right = await salesFile(4, good);
  await file.setInputFiles(asFile('ventas.xlsx', right));
  await check.click();
  const bring = page.getByRole('button', { name: /^Importar \d+ ventas?$/ });
  await expect(bring).toBeVisible();
  const made = Number(/\d+/.exec(await bring.innerText())?.[0]);
  await bring.click();
  await expect(page.getByText('Importación terminada')).toBeVisible();
  await page.getByRole('link', { name: 'Ver las ventas' }).click();
  await expect(page).toHaveURL(/list\/sale$/);
  await page.goto(own);
  await expect.poll(() => list.count()).toBe(before + made);

  await page.goto('/dashboard/sales/import');
  await file.setInputFiles(asFile('ventas.xlsx', right));
  await check.click();
  await expect(page.getByText(/ya se había importado/)).toBeVisible();
});

test('X-17 what the list is filtered by is exported, as a file that bears a name', async ({ page }) => {
  await enter(page, 'supervisor');
  for (const address of ['/dashboard/sales/list/sale?status=REGISTRADA', '/dashboard/sales/list/voucher?balance=due']) {
    await page.goto(address);
    const asked = page.waitForRequest(/(sale|voucher)-report\?/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    expect(new URL((await asked).url()).search).toBe(new URL(address, 'http://localhost').search);
    expect((await saved).suggestedFilename()).toMatch(/^Reporte de .+\.xlsx$/);
  }
});
