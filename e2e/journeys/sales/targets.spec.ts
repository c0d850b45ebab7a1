import type { Page } from '@playwright/test';
import { expectAccessible } from '../../pageObjects/accessibility';
import { createUniqueDigits } from '../../pageObjects/recordList';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';
import { query } from '../../support/database';
import { collectConsoleErrors, expect, test } from '../../support/test';

const getField = (page: Page, name: RegExp, product = 'Todos los productos') =>
  page.getByRole('textbox', { name: new RegExp(`^Meta de ${name.source}.*, ${product}$`) }).first();
const save = async (page: Page, message: string): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar metas' }).click();
  await expect(page.getByText(message).first()).toBeVisible();
};

test('R-49 X-23 a coordinator plans a season from another one, by hand, from a spreadsheet and on a phone', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  // Without sales, and closed so that no other journey sells in it.
  const [season] = await query<{ id: string }>(
    `insert into seasons (name, start_date, end_date) values ('Metas ${createUniqueDigits()}', '2024-01-01', '2024-06-30')
     returning id`,
  );
  await signInWithoutForm(page, 'coordinator');
  await page.goto('/dashboard/sales/list/sale');
  await page.getByRole('link', { name: 'Metas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Metas' })).toBeVisible();
  await page.goto(`/dashboard/sales/targets?seasonId=${season?.id}`);
  await expect(page.getByRole('table', { name: 'Metas' })).toBeVisible();
  await page.getByText('Copiar de otra temporada').click();
  const [sold] = await query<{ name: string }>(
    'select name from seasons where not is_open and id in (select season_id from sales) limit 1',
  );
  await chooseOption(page, 'De la temporada', sold?.name ?? '');
  await page.getByText('Lo que se vendió').click();
  await page.getByRole('button', { name: 'Llenar la tabla' }).click();
  await expect(page.getByText(/metas? en la tabla\. Revise y guarde\./)).toBeVisible();
  const own = getField(page, /Rosa Isela/);
  await own.fill('1250');
  await own.press('Enter');
  await page.getByText('Pegar desde una hoja de cálculo').click();
  await page.getByRole('textbox', { name: 'Consultor, producto y meta, una por fila' }).fill('Nadie; 5');
  await page.getByRole('button', { name: 'Pasar a la tabla' }).click();
  await expect(page.getByText(/«Nadie · 5», no hay un consultor activo/)).toBeVisible();
  await save(page, 'guardadas');
  await page.reload();
  await expect(getField(page, /Rosa Isela/)).toHaveValue('1,250');
  await expectAccessible(page);

  await getField(page, /Rosa Isela/).fill('1300');
  await page.getByRole('link', { name: 'DKbonos' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: /Seguir/ }).click();
  await page.getByLabel('Zona', { exact: true }).click();
  const question = page.getByRole('dialog', { name: '¿Descartar las metas sin guardar?' });
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(getField(page, /Rosa Isela/)).toHaveValue('1,300');

  await page.setViewportSize({ width: 360, height: 740 });
  await chooseOption(page, 'Producto', 'DKX-620 · Maíz DKX-620');
  await getField(page, /Rosa Isela/, 'DKX-620').fill('30');
  await save(page, '2 metas guardadas');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
