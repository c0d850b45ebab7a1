import { randomInt } from 'node:crypto';
import { chooseOption } from '../pageObjects/select';
import { signInWithoutForm } from '../pageObjects/session';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../support/test';

test('R-33 R-34 R-35 R-36 R-37 E-08 T-02 a coordinator creates a season, opens it for DKbonos, and registers and adjusts its inventory', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const name = `Prueba ${randomInt(1_000_000)}`;
  await signInWithoutForm(page, 'coordinator');
  await page.goto('/dashboard/seasons/list');
  await page.getByRole('link', { name: 'Nueva temporada' }).click();
  await page.getByLabel(/^Nombre/).fill(name);
  const calendar = page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)').last();
  await page.getByLabel(/^Inicio/).click();
  await calendar.locator('.ant-picker-cell-today').click();
  await page.getByLabel(/^Fin/).click();
  await calendar.locator('.ant-picker-header-super-next-btn').click();
  await calendar.locator('.ant-picker-cell-in-view').nth(14).click();
  await expect(page.getByText(/^Así queda: no se puede vender/)).toBeVisible();
  await page.getByRole('button', { name: 'Crear temporada' }).click();
  await expect(page).toHaveURL(/\/dashboard\/seasons\/list/);

  const list = `/dashboard/seasons/list?search=${encodeURIComponent(name)}`;
  await page.goto(list);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Todavía no hay ventas en esta temporada.').first()).toBeVisible();
  const [, seasonId] = /season\/([\da-f-]+)/.exec(page.url()) ?? [];
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('checkbox', { name: /Abierta para DKbonos/ }).check();
  await page.getByRole('button', { name: 'Guardar temporada' }).click();
  const question = page.getByRole('dialog', { name: `¿Abrir DKbonos en la temporada ${name}?` });
  await expect(question.getByText('Se avisará a todo el personal.')).toBeVisible();
  await question.getByRole('button', { name: 'Abrir DKbonos y avisar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/seasons\/list/);
  await page.goto(list);
  await expect(page.locator('.surco-season-windows').getByText('DKbonos')).toBeVisible();

  await page.goto(`/dashboard/seasons/register?seasonId=${seasonId}`);
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
  await page.getByRole('button', { name: 'Guardar ajuste' }).click();

  await expect(page).toHaveURL(/\/dashboard\/seasons\/details\//);
  await expect(page.getByText('Conteo físico')).toBeVisible();
  await expect(page.getByText('−8', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Registro inicial')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page);
  expect(errors).toEqual([]);
});
