import { expect, test } from '../../support/test';

test('a browser below the supported versions shows what to do instead of the product', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Actualice su navegador' })).toBeVisible();
  await expect(page).toHaveTitle(/Actualice su navegador/);
  await expect(page.getByText('Ajustes > General > Actualización de software')).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
});
