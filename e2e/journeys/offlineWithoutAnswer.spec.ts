import { expect, test } from '../faults/test';
import { waitForCachedChunk, waitForCachedResponse } from '../pageObjects/deviceStorage';
import { openSection } from '../pageObjects/sections';
import { signInWithoutForm } from '../pageObjects/session';
import { controlClock, passPause } from '../support/pauses';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

const LIST = '/dashboard/sales/list/sale';

test('N-06 F-01 a server that hangs or a gateway that answers 502 does not sign out while the browser reports a network; the end of the session does', async ({
  page,
  context,
  faults,
}) => {
  await controlClock(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto(LIST);
  const sale = page.getByText(/V-\d{4}-\d{6}/).first();
  await expect(sale).toBeVisible();
  await passPause(page);
  await waitForCachedChunk(page, 'create-sale');
  await waitForCachedResponse(page, 'GET /auth/me');
  await waitForCachedResponse(page, 'GET /sales');
  for (const fault of ['hangs', 'answers 502'] as const) {
    faults.fail(/./, fault);
    await page.reload();
    await expect(page.getByText(/Sin conexión: datos del \d\d\/\d\d\/\d\d \d\d:\d\d/)).toBeVisible({ timeout: 30_000 });
    await expect(sale).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    // The details of the user are fetched again after five navigations (N-10).
    for (const section of ['Clientes', 'Ventas', 'Clientes', 'Ventas', 'Clientes', 'Ventas'] as const) {
      await openSection(page, section);
      await passPause(page);
    }
    await expect(page).toHaveURL(new RegExp(LIST));
    await expect(sale).toBeVisible();
    faults.restore();
    // The page asks the server again by itself after some seconds.
    await passPause(page);
    await expect(page.getByText(/Sin conexión/)).toBeHidden({ timeout: 30_000 });
    await expect(sale).toBeVisible();
  }
  await context.clearCookies();
  await page.goto('/dashboard/customers/list');
  await expect(page).toHaveURL(/\/login/);
});
