import { ACCOUNTS } from '../pages/accounts';
import { signInWithMicrosoft } from '../pages/loginPage';
import { expect, test, watchRequests } from '../pages/test';

test('X-07 T-01 N-08 a coordinator signs in by the directory’s window and starts at the list of users', async ({
  page,
}) => {
  const paths = watchRequests(page);
  await signInWithMicrosoft(page, ACCOUNTS.coordinator);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await expect(page.getByRole('main').getByText('coordinacion@surco.test')).toBeVisible();
  expect(paths).toContain('/api/auth/microsoft');
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('surco.session') ?? '{}') as { ssoToken?: string },
  );
  expect(stored.ssoToken?.length).toBeGreaterThan(0);
});

test('F-02 a lost session of a coordinator is renewed silently and the work goes on', async ({ page }) => {
  await signInWithMicrosoft(page, ACCOUNTS.coordinator);
  await expect(page.getByRole('main').getByText('coordinacion@surco.test')).toBeVisible();
  await page.context().clearCookies({ name: 'surco' });
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByText(/\d+ clientes/)).toBeVisible();
  await expect(page.getByText('Sesión inválida. Por favor, inicia sesión nuevamente.')).toHaveCount(0);
});

test('A-02 with a stored token a start registers the session again', async ({ page }) => {
  await signInWithMicrosoft(page, ACCOUNTS.supervisor);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  const registered = page.waitForResponse(
    (response) => response.url().endsWith('/api/auth/microsoft') && response.ok(),
  );
  await page.reload();
  await registered;
});
