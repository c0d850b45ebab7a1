import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../../support/demoAccounts';
import { submitPasswordForm } from '../../pageObjects/loginPage';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

interface AppManifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

/** The web app manifest as the browser has fetched it, with the errors that the browser found in it. */
async function readManifest(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await devTools.send('Page.getAppManifest');
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  return { manifest: JSON.parse(data) as AppManifest, errors, installabilityErrors };
}

test('A-01 the browser finds the app installable, with its icons and shortcuts', async ({ page }) => {
  await page.goto('/login');
  const { manifest, errors, installabilityErrors } = await readManifest(page);
  // A context of Playwright counts as incognito, where nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(errors).toEqual([]);
  expect(manifest.name).toBe('Surco: ventas de semilla, DKbonos y ensilado');
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Mi día', 'Nueva venta', 'Simulador']);
});

test('N-03 N-08 each shortcut opens its page, without a session after the sign-in', async ({ page }) => {
  await page.goto('/dashboard/sales/create-sale');
  await expect(page).toHaveURL(/\/login$/);
  await submitPasswordForm(page, ACCOUNTS.consultant);
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva venta' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/sales/create-sale');

  const { manifest } = await readManifest(page);
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
    await expect(page).toHaveURL(url);
  }
});
