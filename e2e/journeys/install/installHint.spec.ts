import type { Locator, Page } from '@playwright/test';
import { signInWithoutForm } from '../../pageObjects/session';
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

/** The pixels between the bottom of an element and the top of another one. */
async function readGap(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  return upper && lower ? lower.y - upper.y - upper.height : NaN;
}

test('suggests the installation on a later visit; the user menu still offers it when the hint is closed', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'surco-visited', value: '1', url: baseURL ?? '' }]);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  const newSale = page.getByRole('link', { name: 'Nueva venta' });
  await expect(newSale).toBeVisible();
  const hint = page.getByRole('complementary', { name: 'Sugerencia' });
  await offerInstallation(page);
  await expect(hint).toContainText('Instale Surco');
  await expectNoHorizontalScroll(page);
  await expect.poll(() => readGap(newSale, hint)).toBeGreaterThan(0);
  await hint.getByRole('button', { name: 'Ahora no' }).focus();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  expect(await isPrompted(page)).toBe(false);

  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Instalar la aplicación' }).click();
  expect(await isPrompted(page)).toBe(true);
});
