import { SimulationsPage } from '../../pageObjects/simulations';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';

/** A name that no other run uses. */
const createUniqueName = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const SIMULATION_QUERY = 'mode=AUTOCONSUMO&condition=RIEGO&silo=PASTEL';

test.use({ viewport: { width: 360, height: 740 } });

test('R-40 R-25 X-11 a consultant saves two simulations, compares them and sells that of a customer', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const name = createUniqueName('Establo');
  const [small, large] = [`${name} chico`, `${name} grande`];
  const simulations = new SimulationsPage(page, '/dashboard/simulator/simulator');
  await signInWithoutForm(page, 'consultant');
  await simulations.openWithQuery(`${SIMULATION_QUERY}&animals=20`);
  await simulations.save(small, 'Lecher');
  await simulations.openWithQuery(`${SIMULATION_QUERY}&animals=40`);
  await simulations.save(large);

  await simulations.openList(name);
  await expect(simulations.getCard(small)).toContainText('Lecher');
  await page.getByRole('checkbox', { name: `Comparar ${small}` }).check();
  await page.getByRole('checkbox', { name: `Comparar ${large}` }).check();
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'Comparar 2 escenarios' }).click();
  const comparison = page.getByRole('region', { name: 'Comparación de escenarios' });
  await expect(comparison.getByText('+20 cabezas (+100 %)')).toBeVisible();
  await expect(comparison.getByText('Distinto').first()).toBeVisible();
  await expectNoHorizontalScroll(page);

  await page.getByRole('link', { name: 'Ir a mis escenarios' }).click();
  const bags = await simulations.getCard(small).locator('dt:has-text("Bolsas de semilla") + dd').innerText();
  await simulations.getCard(small).getByRole('link', { name: small }).click();
  await simulations.bar.getByRole('button', { name: 'Vender' }).click();
  await page.getByRole('link', { name: 'Crear venta' }).click();

  await expect(page.getByRole('region', { name: 'Datos del simulador' })).toContainText(small);
  const line = page.getByRole('list', { name: 'Productos de la venta' }).getByRole('listitem');
  await expect(line.getByLabel('Bolsas')).toHaveValue(bags);
  await expect(line.getByLabel('Hectáreas')).toHaveValue(/^\d/);
  await page.getByRole('button', { name: 'Registrar venta' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('article')).toContainText('Lecher');
  expect(errors).toEqual([]);
});

test('R-09 C-07 X-29 a farmer saves a simulation, prints it on one page and shares it by link', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  const name = createUniqueName('Potrero');
  const simulations = new SimulationsPage(page, '/simulator');
  await signInWithoutForm(page, 'farmer');
  await simulations.openWithQuery(`${SIMULATION_QUERY}&animals=35`);
  await simulations.save(name);
  await simulations.bar.getByRole('button', { name: 'Ver escenario' }).click();
  const paper = page.getByRole('dialog', { name: `Escenario ${name}` });
  await expect(paper.getByText('Costo total')).toBeVisible();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: null });
  await paper.getByRole('button', { name: 'Cerrar' }).click();
  await simulations.bar.getByRole('button', { name: 'Compartir' }).click();
  const link = await page.getByLabel('Enlace').inputValue();
  await page.keyboard.press('Escape');

  await simulations.openList(name);
  await simulations.chooseAction(name, 'Eliminar');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar el escenario' }).click();
  await expect(page.getByText('Ningún escenario coincide con la búsqueda.')).toBeVisible();

  await page.goto(link);
  await expect(page.getByLabel('Animales', { exact: true })).toHaveValue('35');
  await page.goto(link.replace(/days=\d+/, 'days=muchos'));
  await expect(page.getByText(/se dejaron fuera: Días que se dará silo/)).toBeVisible();
  await expectNoHorizontalScroll(page);
  expect(errors).toEqual([]);
});
