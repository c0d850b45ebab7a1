import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { waitForCachedFile } from '../pageObjects/deviceStorage';
import { signInWithoutForm } from '../pageObjects/session';
import { controlClock, passPause } from '../support/pauses';
import { setOffline } from '../support/setOffline';
import { fetchChunkFilePattern } from '../support/hostFiles';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

const SALES = '/dashboard/sales/list/sale';

/** Presses "?" in the header. @returns the tab with the manual */
async function openHelp(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('link', { name: 'Ayuda de esta página' }).click();
  return opened;
}

const getPart = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

test('R-45 "?" on the sales page opens its part of the manual in another tab, which has a PDF', async ({ page }) => {
  await signInWithoutForm(page, 'consultant');
  await page.goto(SALES);
  const manual = await openHelp(page);
  await expect(getPart(manual, 'Consultar las ventas')).toBeInViewport();
  await expect(getPart(manual, 'Consultar las ventas')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${SALES}$`));

  await manual.getByText('DKbonos', { exact: true }).first().click();
  await manual.getByRole('link', { name: 'Convertir un DKbono en venta' }).first().click();
  await expect(getPart(manual, 'Convertir un DKbono en venta')).toBeInViewport();
  await expect(manual).toHaveURL(/#convertir-un-dkbono-en-venta$/);
  const picture = manual.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const downloading = manual.waitForEvent('download');
  await manual.getByRole('link', { name: 'Descargar PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('manual-de-surco.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('R-45 a farmer reads the part of the simulator only, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithoutForm(page, 'farmer');
  await page.goto('/simulator');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ayuda', exact: true }).click();
  const manual = await opened;
  await expect(getPart(manual, 'Hacer una simulación')).toBeInViewport();
  await expect(manual.getByRole('heading', { level: 2, name: 'Ventas' })).toHaveCount(0);
  await expectNoHorizontalScroll(manual);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('R-45 the manual opens with its pictures once it was opened with a network', async ({ page, context }) => {
    test.setTimeout(120_000);
    await controlClock(page);
    await signInWithoutForm(page, 'consultant');
    await page.goto(SALES);
    await passPause(page);
    await waitForCachedFile(page, await fetchChunkFilePattern(page.request, 'manual-staff'));
    await page.goto('/manual');
    await passPause(page);
    await waitForCachedFile(page, /\/secciones\.[0-9a-f]+\.png$/);
    await setOffline(context, true);
    await page.goto(`/manual?pagina=${encodeURIComponent(SALES)}`);
    await expect(getPart(page, 'Consultar las ventas')).toBeInViewport();
    const picture = page.getByRole('img', { name: 'Lista de ventas' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
