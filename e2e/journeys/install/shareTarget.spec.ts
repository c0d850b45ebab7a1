import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../../support/demoAccounts';
import { signIn } from '../../pageObjects/loginPage';
import { signInWithoutForm } from '../../pageObjects/session';
import { controlClock, passPause } from '../../support/pauses';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

/** Posts the form that the system posts when another app shares a file with the installed app. */
async function share(page: Page, name: string): Promise<void> {
  await page.evaluate((fileName) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/dashboard/shared-file' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
    const transfer = new DataTransfer();
    transfer.items.add(new File(['contenido'], fileName));
    input.files = transfer.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, name);
}

test('X-16 T-01 a spreadsheet that is shared without a session waits for the sign-in and opens in the import that the user chooses', async ({
  page,
  context,
}) => {
  await controlClock(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  await passPause(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.clearCookies();
  await share(page, 'año nuevo.xlsx');
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, ACCOUNTS.consultant);
  const hint = page.getByRole('complementary', { name: 'Sugerencia' });
  await expect(hint).toContainText('Compartió «año nuevo.xlsx» con Surco.');
  await hint.getByRole('button', { name: 'Elegir qué importar' }).click();
  await expect(page.getByRole('heading', { name: '¿Qué quiere importar?' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Ventas' }).click();
  await expect(page).toHaveURL('/dashboard/sales/import');
  await expect(page.getByText('año nuevo.xlsx')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revisar archivo' })).toBeEnabled();
});
