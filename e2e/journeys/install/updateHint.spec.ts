import { signInWithoutForm } from '../../pageObjects/session';
import { expect, test } from '../../support/test';

test('C-07 offers a newer version to an open page and asks before typed text is lost', async ({ page }) => {
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/customers/form');
  const name = page.getByRole('textbox', { name: /Nombre/ }).first();
  await name.fill('Rancho');
  // A deployment changes the files of the first load.
  await page.route('**/files.json', (route) => route.fulfill({ json: { initial: ['main.0000000000.js'] } }));
  const hint = page.getByRole('complementary', { name: 'Sugerencia' });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(hint).toContainText('Hay una versión nueva de Surco', { timeout: 1000 });
  }).toPass();

  await hint.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('button', { name: 'Seguir en la página' }).click();
  await expect(name).toHaveValue('Rancho');

  await page.unroute('**/files.json');
  const reloaded = page.waitForEvent('load');
  await hint.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  await reloaded;
  await expect(name).toHaveValue('');
  await expect(hint).toBeHidden();
});
