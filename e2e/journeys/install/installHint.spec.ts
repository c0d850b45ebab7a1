import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS } from '../../support/demoAccounts';
import { signIn } from '../../pageObjects/loginPage';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

test.use({ viewport: { width: 360, height: 740 } });

/** Dispatches the event with which Chromium offers the installation; in the private context of a test it never does. */
const offerInstallation = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompt = (): void => void (document.documentElement.dataset.prompted = 'yes');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

const isPrompted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.prompted === 'yes');

const getBottom = async (target: Locator): Promise<number> => {
  const box = await target.boundingBox();
  return box ? box.y + box.height : NaN;
};

test('suggests the installation on the second visit; the user menu still offers it when the hint is closed', async ({
  page,
  context,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'surco-visited')).toBe(true);
  await offerInstallation(page);
  const hint = page.getByRole('complementary', { name: 'Sugerencia' });
  await expect(hint).toBeHidden();

  const next = await context.newPage();
  await next.goto('/dashboard/sales/list/sale');
  const nextHint = next.getByRole('complementary', { name: 'Sugerencia' });
  await offerInstallation(next);
  await expect(nextHint).toContainText('Instale Surco');
  await expectNoHorizontalScroll(next);
  const newSale = next.getByRole('link', { name: 'Nueva venta' });
  expect(await getBottom(newSale)).toBeLessThan((await nextHint.boundingBox())?.y ?? 0);
  await nextHint.getByRole('button', { name: 'Ahora no' }).focus();
  await next.keyboard.press('Escape');
  await expect(nextHint).toBeHidden();
  expect(await isPrompted(next)).toBe(false);

  await next.getByRole('button', { name: /^Cuenta de/ }).click();
  await next.getByRole('button', { name: 'Instalar la aplicación' }).click();
  expect(await isPrompted(next)).toBe(true);
});
