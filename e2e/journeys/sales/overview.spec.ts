import type { Page } from '@playwright/test';
import { expectAccessible } from '../../pageObjects/accessibility';
import { waitForCachedChunk, waitForCachedResponse } from '../../pageObjects/deviceStorage';
import { signIn } from '../../pageObjects/loginPage';
import { signInWithoutForm } from '../../pageObjects/session';
import { ACCOUNTS } from '../../support/demoAccounts';
import { setOffline } from '../../support/setOffline';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';

const OVERVIEW = '/dashboard/overview';
const MY_DAY = '/dashboard/my-day';

const readFigure = async (page: Page, name: RegExp, pattern: RegExp): Promise<string> => {
  const text = (await page.getByRole('link', { name }).first().textContent()) ?? '';
  const [figure] = pattern.exec(text) ?? [];
  if (!figure) throw new Error(`No figure in: ${text}`);
  return figure;
};

test('R-47 X-22 a figure, a bar and a range lead to lists with the same total', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'coordinator');
  await page.goto(OVERVIEW);
  for (const [name, pattern, unit] of [
    [/^Bolsas/, /\d{1,3}(,\d{3})*/, ' bolsas'],
    [/^Laguna/, /[\d,]+ bolsas/, ''],
    [/^Vencen en 7 días/, /\d+ DKbonos?/, ''],
  ] as const) {
    const figure = `${await readFigure(page, name, pattern)}${unit}`;
    await page.getByRole('link', { name }).first().click();
    // Inicio has the same figure.
    await expect(page).not.toHaveURL(OVERVIEW);
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(OVERVIEW);
  }
  expect(errors).toEqual([]);
});

test('R-47 Inicio is accessible in both themes, and fits a phone', async ({ page }) => {
  await signInWithoutForm(page, 'admin');
  await page.goto(OVERVIEW);
  await expect(page.getByRole('slider', { name: 'Recorrer «Ventas por semana»' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Actividad reciente' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

  test('R-48 Mi día is the first entry of the phone menu and works without a network', async ({ page, context }) => {
    await signIn(page, ACCOUNTS.consultant);
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link').first().click();
    await expect(page).toHaveURL(MY_DAY);
    await expect(page.getByRole('link', { name: 'Abonar' }).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    const figure = await readFigure(page, /^[\d,]+ bolsas$/, /.+/);
    await waitForCachedChunk(page, 'my-day');
    await waitForCachedResponse(page, 'GET /overview/summary');
    await waitForCachedResponse(page, 'GET /targets/progress');
    await setOffline(context, true);
    await page.reload();
    await expect(page.getByRole('link', { name: figure })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abonar' }).first()).toBeVisible();
    await expect(page.getByText(/Sin conexión: datos del/)).toBeVisible();
  });

  test('R-33 X-11 the page of a season opens without a network from its last answers', async ({ page, context }) => {
    await signIn(page, ACCOUNTS.consultant);
    await page.goto('/dashboard/seasons/list');
    // The newest one has not begun.
    await page
      .getByRole('link', { name: /^PV \d{4}$/ })
      .nth(1)
      .click();
    const getChart = (name: RegExp) => page.getByRole('figure', { name });
    await expect(
      getChart(/^Clientes que más compran/)
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(getChart(/^Bolsas vendidas/).getByRole('slider')).toBeVisible();
    await expectNoHorizontalScroll(page);
    const figure = await readFigure(page, /^[\d,]+$/, /.+/);
    await waitForCachedChunk(page, 'season-detail');
    await waitForCachedResponse(page, 'GET /overview/weeks');
    await waitForCachedResponse(page, 'GET /seasons/{id}/closing');
    await setOffline(context, true);
    await page.reload();
    await expect(page.getByRole('link', { name: figure, exact: true }).first()).toBeVisible();
    await expect(
      getChart(/^Clientes que más compran/)
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(getChart(/^Bolsas vendidas/).getByRole('slider')).toBeVisible();
    await expect(page.getByText(/Sin conexión: datos del/)).toBeVisible();
  });
});
