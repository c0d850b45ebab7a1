import { expectAccessible } from '../../pageObjects/accessibility';
import { signInWithoutForm } from '../../pageObjects/session';
import { controlClock, passPause } from '../../support/pauses';
import { setOffline } from '../../support/setOffline';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const READY = /Listo para trabajar sin conexión · \d\d:\d\d/;

test('N-06 X-46 says when the device is ready; then the product starts without a network, and «Acerca de» too', async ({
  page,
  context,
}) => {
  await controlClock(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  const status = page.getByRole('status').filter({ hasText: /sin conexión/ });
  await expect(status).toHaveText('Preparando el trabajo sin conexión…');
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await passPause(page);
  await expect(status).toHaveText(READY, { timeout: 40_000 });
  await expectNoHorizontalScroll(page);
  await setOffline(context, true);
  await page.goto('/dashboard/sales/create-sale');
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva venta' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Cliente' }).fill('lecher');
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Cuenta de/ }).press('Enter');
  await page.getByRole('button', { name: 'Acerca de' }).press('Enter');
  const about = page.getByRole('dialog', { name: 'Acerca de Surco' });
  await expect(about.getByText('sin respuesta')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);
  await setOffline(context, false);
  await page.reload();
  await expect(status).toHaveText(READY);
});
