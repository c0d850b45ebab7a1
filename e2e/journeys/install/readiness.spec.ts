import { ACCOUNTS } from '../../support/demoAccounts';
import { signIn } from '../../pageObjects/loginPage';
import { setOffline } from '../../support/setOffline';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const READY = /Listo para trabajar sin conexión · \d\d:\d\d/;

test('N-06 says when the device is ready; then the product starts without a network', async ({ page, context }) => {
  await signIn(page, ACCOUNTS.consultant);
  const status = page.getByRole('status').filter({ hasText: /sin conexión/ });
  await expect(status).toHaveText('Preparando el trabajo sin conexión…');
  await expect(status).toHaveText(READY, { timeout: 40_000 });
  await expectNoHorizontalScroll(page);
  await setOffline(context, true);
  await page.goto('/dashboard/sales/create-sale');
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva venta' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Cliente' }).fill('lecher');
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  await setOffline(context, false);
  await page.reload();
  await expect(status).toHaveText(READY);
});

test('N-06 says that the device is not ready while files do not arrive, then tries again', async ({ page }) => {
  await page.route('**/files.json', (route) => route.abort());
  await signIn(page, ACCOUNTS.consultant);
  const status = page.getByRole('status').filter({ hasText: /sin conexión/ });
  await expect(status).toContainText('Aún no está listo para trabajar sin conexión.', { timeout: 20_000 });
  await expectNoHorizontalScroll(page);
  await page.unroute('**/files.json');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(status).toHaveText(READY, { timeout: 40_000 });
});

test('says nothing to a role that does not work without a network', async ({ page }) => {
  await signIn(page, ACCOUNTS.admin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.getByText(/trabaj\w+ sin conexión/)).toHaveCount(0);
});
