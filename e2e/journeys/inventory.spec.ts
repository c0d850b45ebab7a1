import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from '../support/database';
import { signInWithoutForm } from '../pageObjects/session';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../support/test';
import { chooseOption } from '../pageObjects/select';

const createUniqueName = (): string => `Prueba ${randomInt(1_000_000)}`;

/** The open calendar. */
const getOpenCalendar = (page: Page) => page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)').last();

/** Creates a season for a test that registers inventory. */
async function createSeason(): Promise<{ id: string; name: string }> {
  const name = createUniqueName();
  const rows = await query<{ id: string }>(
    `insert into seasons (name, start_date, end_date) values ($1, '2031-05-01', '2031-09-30') returning id`,
    [name],
  );
  return { id: rows[0]?.id ?? '', name };
}

test('R-34 the inventory opens on the current season, which can be cleared', async ({ page }) => {
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/seasons/inventory');
  await expect(page.getByRole('button', { name: /^Quitar el filtro Temporada/ })).toBeVisible();
  const count = page.getByText(/^\d+ registros de inventario$/);
  const current = await count.textContent();
  await page.getByRole('button', { name: /^Quitar el filtro Temporada/ }).click();
  await expect(page).toHaveURL(/\?seasonId=all$/);
  await expect(count).not.toHaveText(current ?? '');
  await page.reload();
  await expect(count).not.toHaveText(current ?? '');
});

test('R-33 the figures of a season are those of the lists that they open', async ({ page }) => {
  await signInWithoutForm(page, 'admin');
  const [season] = await query<{ id: string }>('select id from seasons where is_open order by start_date limit 1');
  const address = `/dashboard/seasons/season/${season?.id}`;
  for (const [name, noun] of [
    [/^[\d,]+ ventas sin entregar$/, 'ventas'],
    [/^[\d,]+ DKbonos liquidados sin convertir$/, 'DKbonos'],
  ] as const) {
    // Other journeys sell at the same time.
    await expect(async () => {
      await page.goto(address);
      const task = page.getByRole('link', { name });
      const [count] = ((await task.textContent()) ?? '').split(' ');
      await task.click();
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} ${noun}$`) })).toBeVisible();
    }).toPass();
  }
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('R-33 E-08 T-02 creates and changes a season', async ({ page }) => {
      const errors = collectConsoleErrors(page);
      const name = createUniqueName();
      await signInWithoutForm(page, 'coordinator');
      await page.goto('/dashboard/seasons/list');
      await page.getByRole('link', { name: 'Nueva temporada' }).click();
      await page.getByLabel(/^Nombre/).fill(name);
      await page.getByLabel(/^Inicio/).click();
      await getOpenCalendar(page).locator('.ant-picker-cell-today').click();
      await page.getByLabel(/^Fin/).click();
      await getOpenCalendar(page).locator('.ant-picker-header-super-next-btn').click();
      await getOpenCalendar(page).locator('.ant-picker-cell-in-view').nth(14).click();
      await expect(page.getByText('Cerrada')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Crear temporada' }).click();
      await expect(page).toHaveURL(/\/dashboard\/seasons\/list/);

      await page.goto(`/dashboard/seasons/list?search=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).click();
      await expect(page.getByText('Todavía no hay ventas en esta temporada.').first()).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('link', { name: 'Editar', exact: true }).click();
      await page.getByRole('checkbox', { name: /Abierta para DKbonos/ }).check();
      await page.getByRole('button', { name: 'Guardar temporada' }).click();
      const question = page.getByRole('dialog', { name: `¿Abrir DKbonos en la temporada ${name}?` });
      await expect(question.getByText('Se avisará a todo el personal.')).toBeVisible();
      await question.getByRole('button', { name: 'Abrir DKbonos y avisar' }).click();
      await expect(page).toHaveURL(/\/dashboard\/seasons\/list/);
      await page.goto(`/dashboard/seasons/list?search=${encodeURIComponent(name)}`);
      await expect(page.getByText('1 temporada', { exact: true })).toBeVisible();
      await expect(page.locator('.surco-season-windows').getByText('DKbonos')).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('R-35 R-34 R-36 R-37 registers and adjusts inventory, and lists its movement', async ({ page }) => {
      const errors = collectConsoleErrors(page);
      const season = await createSeason();
      await signInWithoutForm(page, 'admin');
      await page.goto(`/dashboard/seasons/register?seasonId=${season.id}`);
      await chooseOption(page, /^Distribuidor/, 'Agrosemillas del Norte');
      await page.getByRole('searchbox').fill('dkx-6');
      await page.getByLabel('Bolsas de DKX-620').fill('400');
      await page.getByLabel('Bolsas de DKX-620').press('Enter');
      await page.getByText('Pegar desde una hoja de cálculo').click();
      await page.getByLabel('Clave y bolsas, un producto por fila').fill('DKX-680\t50\nNADA-1\t3');
      await page.getByRole('button', { name: 'Pasar a la tabla' }).click();
      await expect(page.getByText('Fila 2: «NADA-1 · 3», no hay un producto habilitado')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Registrar inventario' }).click();

      await expect(page).toHaveURL(/\/dashboard\/seasons\/inventory\?/);
      await expect(page.getByText('2 registros de inventario')).toBeVisible();
      await expect(page.getByLabel('Total de lo filtrado').getByText('450').first()).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('link', { name: 'DKX-680' }).click();
      await page.getByRole('link', { name: 'Ajustar' }).click();

      await expect(page.getByLabel(/^Bolsas/)).toBeFocused();
      await page.getByRole('radio', { name: 'Restar bolsas' }).check();
      await page.getByLabel(/^Bolsas/).fill('51');
      await page.getByLabel(/^Motivo/).fill('Conteo físico');
      await page.getByRole('button', { name: 'Guardar ajuste' }).click();
      await expect(page.getByText(/Solo hay 50 bolsas disponibles/).first()).toBeVisible();
      await page.getByLabel(/^Bolsas/).fill('8');
      await expect(page.getByText('42', { exact: true })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Guardar ajuste' }).click();

      await expect(page).toHaveURL(/\/dashboard\/seasons\/details\//);
      await expect(page.getByText('Conteo físico')).toBeVisible();
      await expect(page.getByText('−8', { exact: true }).last()).toBeVisible();
      await expect(page.getByText('Registro inicial')).toBeVisible();
      await expectNoHorizontalScroll(page);
      expect(errors).toEqual([]);
    });
  });
}
