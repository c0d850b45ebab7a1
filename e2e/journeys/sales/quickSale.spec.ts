import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS } from '../../support/demoAccounts';
import { signIn } from '../../pageObjects/loginPage';
import { SaleForm } from '../../pageObjects/saleForm';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

const CODES = ['DKX-620', 'DKX-540', 'DKX-450'] as const;

const getOption = (page: Page, text: string): Locator =>
  page.locator('.ant-select-item-option').filter({ hasText: text }).first();

const measureHeights = (lines: Locator): Promise<number[]> =>
  lines.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));

/** Counts taps and rejects one that has to scroll the page back. */
class TapCounter {
  taps = 0;

  constructor(private readonly page: Page) {}

  private readonly readScroll = (): Promise<number> => this.page.evaluate(() => window.scrollY);

  async tap(target: Locator): Promise<void> {
    const before = await this.readScroll();
    await target.tap();
    this.taps += 1;
    // Half a line: the browser may align the field that the tap focuses.
    expect(await this.readScroll()).toBeGreaterThanOrEqual(before - 64);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('R-25 E-07 a sale of three products takes eight taps at most, without scrolling back', async ({ page }) => {
    await signIn(page, ACCOUNTS.consultant);
    const form = new SaleForm(page);
    const counter = new TapCounter(page);
    await page.goto('/dashboard/sales/list/sale');
    await counter.tap(page.getByRole('link', { name: 'Nueva venta' }));
    await expect(page.getByLabel('Temporada')).toHaveValue(/./);
    await counter.tap(page.getByRole('combobox', { name: 'Cliente' }));
    await page.keyboard.type('Lecher');
    await counter.tap(getOption(page, 'Lecher'));
    const picker = page.getByRole('combobox', { name: 'Agregar producto' });
    await counter.tap(picker);
    for (const code of CODES) {
      await expect(picker).toBeFocused();
      await page.keyboard.type(code);
      await counter.tap(getOption(page, code));
      await expect(form.getLine(code).getByLabel('Bolsas')).toBeFocused();
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
    }
    const heights = await measureHeights(form.getLines());
    expect(heights).toHaveLength(CODES.length);
    expect(Math.max(...heights)).toBeLessThanOrEqual(160);
    await expectNoHorizontalScroll(page);
    await counter.tap(page.getByRole('button', { name: 'Registrar venta' }));
    await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
    expect(counter.taps).toBeLessThanOrEqual(8);
  });

  test('E-07 hectares, lot and yield of a line appear on demand', async ({ page }) => {
    await signIn(page, ACCOUNTS.consultant);
    const form = new SaleForm(page);
    await form.open();
    const line = await form.addProduct('DKX-620');
    await expect(line.getByLabel('Hectáreas')).toBeHidden();
    await form.expandLine('DKX-620');
    await line.getByLabel('Hectáreas').fill('19.5');
    await line.getByLabel('Lote').fill('L-77');
    await expect(line.getByText('Rendimiento esperado')).toBeVisible();
    await form.expandLine('DKX-620');
    await expect(line.getByText('19.5 ha')).toBeVisible();
    await expect(line.getByText('Lote L-77')).toBeVisible();
  });
});

test('R-25 E-07 a sale is typed without the mouse, in rows of one control each', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  await form.chooseCustomer('Lecher');
  const firstLine = await form.addProduct(CODES[0]);
  await expect(firstLine.getByLabel('Bolsas')).toBeFocused();
  await page.keyboard.type('2');
  for (const code of CODES.slice(1)) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(code);
    await expect(getOption(page, code)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await expect(form.getLine(code).getByLabel('Bolsas')).toHaveValue('2');
  }
  const heights = await measureHeights(form.getLines());
  expect(heights).toHaveLength(CODES.length);
  expect(Math.max(...heights)).toBeLessThanOrEqual(52);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
});
