import { signInAsFarmer } from '../pages/loginPage';
import { expect, expectNoSidewaysScroll, test, watchConsole, watchRequests } from '../pages/test';

test.use({ viewport: { width: 360, height: 740 } });

test('C-07 N-04 R-09 a farmer signs in by client key and loads host and simulator, nothing else', async ({ page }) => {
  const paths = watchRequests(page);
  const errors = watchConsole(page);
  await signInAsFarmer(page);
  await expect(page).toHaveURL(/\/simulator/);
  await expect(page.getByRole('heading', { level: 1, name: /Simulador/ })).toBeVisible();
  await expect(page.getByText(/\d ha\b/).first()).toBeVisible();
  const remotes = new Set(paths.map((path) => /mfe-[a-z]+/.exec(path)?.[0]).filter(Boolean));
  expect([...remotes]).toEqual(['mfe-simulator']);
  expect(paths.filter((path) => path.includes('msal') || path.includes('shell'))).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});

test('N-04 a farmer who types a staff address stays with the simulator', async ({ page }) => {
  await signInAsFarmer(page);
  await expect(page).toHaveURL(/\/simulator/);
  const paths = watchRequests(page);
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/simulator/);
  expect(paths.filter((path) => path.includes('mfe-sales'))).toEqual([]);
});

test('N-02 R-06 the objective travels through sign-in to the simulator', async ({ page }) => {
  await page.goto('/farmer?objective=Engorda');
  await expect(page).toHaveURL(/farmer\?objective=Engorda/);
  const form = page.getByRole('form', { name: 'Acceso para agricultores' });
  await expect(form.getByLabel('Teléfono')).toBeVisible();
  await signInAsFarmer(page, page.url());
  await expect(page).toHaveURL(/\/simulator\?objective=Engorda/);
  await expect(page.getByLabel('Tipo de producción').locator('option:checked')).toHaveText('Engorda');
});
