import type { Page } from '@playwright/test';
import { expectAccessible } from '../../pageObjects/accessibility';
import { createUniqueDigits } from '../../pageObjects/recordList';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';
import { query } from '../../support/database';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';

/** Creates a season without sales, closed so that no other journey sells in it. */
async function createSeason(): Promise<{ id: string; name: string }> {
  const [season] = await query<{ id: string; name: string }>(
    `insert into seasons (name, start_date, end_date) values ('Metas ${createUniqueDigits()}', '2024-01-01', '2024-06-30')
     returning id, name`,
  );
  if (!season) throw new Error('The season was not created.');
  return season;
}

const openTargets = async (page: Page, seasonId: string): Promise<void> => {
  await page.goto(`/dashboard/sales/targets?seasonId=${seasonId}`);
  await expect(page.getByRole('table', { name: 'Metas' })).toBeVisible();
};
const getField = (page: Page, name: RegExp, product = 'Todos los productos') =>
  page.getByRole('textbox', { name: new RegExp(`^Meta de ${name.source}.*, ${product}$`) }).first();
const save = async (page: Page, message: string): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar metas' }).click();
  await expect(page.getByText(message).first()).toBeVisible();
};

test('R-49 X-23 a coordinator plans a season from another one, by hand and from a spreadsheet', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  const { id } = await createSeason();
  await signInWithoutForm(page, 'coordinator');
  await page.goto('/dashboard/sales/list/sale');
  await page.getByRole('link', { name: 'Metas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Metas' })).toBeVisible();
  await openTargets(page, id);
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
  expect(errors).toEqual([]);
});

test('R-49 X-23 of two people who change the same target the second sees the value of the first', async ({
  page,
  browser,
}) => {
  const { id } = await createSeason();
  await signInWithoutForm(page, 'admin');
  await openTargets(page, id);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInWithoutForm(other, 'coordinator');
  await openTargets(other, id);
  await getField(other, /Rosa Isela/).fill('40');
  await save(other, '1 meta guardada');
  await context.close();
  await getField(page, /Rosa Isela/).fill('50');
  await save(page, 'Otra persona la cambió a 40 bolsas');
  await save(page, '1 meta guardada');
  await page.reload();
  await expect(getField(page, /Rosa Isela/)).toHaveValue('50');
});

test('R-49 on a phone one product is planned at a time, without sideways scroll', async ({ page }) => {
  const { id } = await createSeason();
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithoutForm(page, 'coordinator');
  await openTargets(page, id);
  await chooseOption(page, 'Producto', 'DKX-620 · Maíz DKX-620');
  await getField(page, /Rosa Isela/, 'DKX-620').fill('30');
  await expectNoHorizontalScroll(page);
  await save(page, '1 meta guardada');
  await expectAccessible(page);
});
