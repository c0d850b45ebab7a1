import { ACCOUNTS } from '../../support/demoAccounts';
import { signInWithMicrosoft } from '../../pageObjects/loginPage';
import { readStoredSession } from '../../pageObjects/session';
import { expect, test, collectRequestPaths } from '../../support/test';

test('X-07 T-01 N-08 A-02 F-02 a coordinator signs in with Microsoft; a lost session is renewed silently, and a new start registers it again', async ({
  page,
}) => {
  const paths = collectRequestPaths(page);
  await signInWithMicrosoft(page, ACCOUNTS.coordinator);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await expect(page.getByRole('main').getByText('coordinacion@surco.test')).toBeVisible();
  expect(paths).toContain('/api/auth/microsoft');
  const stored = JSON.parse((await readStoredSession(page)) ?? '{}') as { ssoToken?: string };
  expect(stored.ssoToken?.length).toBeGreaterThan(0);

  await page.context().clearCookies({ name: 'surco' });
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page.getByText(/^\d+ clientes$/)).toBeVisible();
  await expect(page.getByText('Sesión inválida. Por favor, inicia sesión nuevamente.')).toHaveCount(0);

  const registered = page.waitForResponse(
    (response) => response.url().endsWith('/api/auth/microsoft') && response.ok(),
  );
  await page.reload();
  await registered;
});

test('F-05 T-01 closing the Microsoft window shows a message, and the button opens another window', async ({
  page,
}) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  const popup = await opened;
  await popup.waitForLoadState();
  await popup.close();
  await expect(
    page.getByText('La ventana de Microsoft se cerró antes de terminar. Ábrala de nuevo para entrar.'),
  ).toBeVisible();
  expect(await readStoredSession(page)).toBeNull();
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  expect(await again).toBeTruthy();
});
