import { SimulationsPage } from '../../pageObjects/simulations';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';

/** A name that no other run uses. */
const createUniqueName = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const SIMULATION_QUERY = 'mode=AUTOCONSUMO&condition=RIEGO&silo=PASTEL';

test.use({ viewport: { width: 360, height: 740 } });

test('R-09 C-07 X-29 a farmer saves a simulation, prints it on one page and shares it by link', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  const name = createUniqueName('Potrero');
  const simulations = new SimulationsPage(page);
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
