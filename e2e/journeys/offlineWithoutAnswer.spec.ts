import type { Page } from '@playwright/test';
import { expect, test } from '../faults/test';
import { signIn } from '../pageObjects/loginPage';
import { waitForCachedChunk, waitForCachedResponse } from '../pageObjects/deviceStorage';
import { openSection } from '../pageObjects/sections';
import { ACCOUNTS } from '../support/demoAccounts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

const LIST = '/dashboard/sales/list/sale';
const CUSTOMERS = '/dashboard/customers/list';

/** Signs a consultant in and waits until this device knows the user and has stored the list of sales. */
async function prepareDevice(page: Page): Promise<void> {
  await signIn(page, ACCOUNTS.consultant);
  await page.goto(LIST);
  await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
  await waitForCachedChunk(page, 'create-sale');
  await waitForCachedResponse(page, 'GET /auth/me');
  await waitForCachedResponse(page, 'GET /sales');
}

for (const [fault, behavior] of [
  ['closes the connection', 'closes every connection'],
  ['hangs', 'never answers'],
  ['answers 502', 'is down behind a gateway that answers 502'],
] as const) {
  test(`N-06 a server that ${behavior} while the browser reports a network does not sign out`, async ({
    page,
    faults,
  }) => {
    await prepareDevice(page);
    faults.fail(/./, fault);
    await page.reload();
    await expect(page.getByText(/Sin conexión: datos del \d\d\/\d\d\/\d\d \d\d:\d\d/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    // The details of the user are fetched again after five navigations (N-10).
    for (const section of ['Clientes', 'Ventas', 'Clientes', 'Ventas', 'Clientes', 'Ventas'] as const)
      await openSection(page, section);
    await expect(page).toHaveURL(new RegExp(LIST));
    await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();

    faults.restore();
    await expect(page.getByText(/Sin conexión/)).toBeHidden({ timeout: 60_000 });
    await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
  });
}

for (const status of [403, 500]) {
  test(`N-06 a response ${status} to the details of the user signs out, although the device knows the user`, async ({
    page,
  }) => {
    await prepareDevice(page);
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ status, json: { error: 'No se pudo.', code: 'OTRO' } }),
    );
    await page.goto(CUSTOMERS);
    await expect(page).toHaveURL(/\/login/);
  });
}

test('N-06 F-01 a session that has ended signs out, although the device knows the user', async ({ page, context }) => {
  await prepareDevice(page);
  await context.clearCookies();
  await page.goto(CUSTOMERS);
  await expect(page).toHaveURL(/\/login/);
});
