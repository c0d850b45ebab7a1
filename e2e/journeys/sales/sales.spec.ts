import type { Locator, Page } from '@playwright/test';
import { createPhone } from '../../support/database';
import { waitForStoredEntries } from '../../pageObjects/deviceStorage';
import { chooseMoreAction, getSummaryNumbers, readFolio } from '../../pageObjects/documentDetail';
import { createUniqueName } from '../../pageObjects/recordList';
import { SaleForm } from '../../pageObjects/saleForm';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';

const CODES = ['DKX-620', 'DKX-540', 'DKX-450'] as const;
const SALE = /\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/;

const getOption = (page: Page, text: string): Locator =>
  page.locator('.ant-select-item-option').filter({ hasText: text }).first();

/** Expects one row for each product, none of them higher than this. */
async function expectLineHeights(form: SaleForm, maxHeight: number): Promise<void> {
  await expect(form.getLines()).toHaveCount(CODES.length);
  const findHighest = (lines: Element[]) => Math.max(...lines.map((line) => line.getBoundingClientRect().height));
  await expect.poll(() => form.getLines().evaluateAll(findHighest)).toBeLessThanOrEqual(maxHeight);
}

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

  test('R-25 E-07 R-16 a sale of three products takes eight taps at most, and a customer is registered without losing a sale', async ({
    page,
  }) => {
    const errors = collectConsoleErrors(page);
    await signInWithoutForm(page, 'consultant');
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
    await expectLineHeights(form, 160);
    await expectNoHorizontalScroll(page);
    await counter.tap(page.getByRole('button', { name: 'Registrar venta' }));
    await expect(page).toHaveURL(SALE);
    expect(counter.taps).toBeLessThanOrEqual(8);

    await form.open();
    const line = await form.addProduct('DKX-620');
    await line.getByLabel('Bolsas').fill('4');
    await expect(line.getByLabel('Hectáreas')).toBeHidden();
    await form.expandLine('DKX-620');
    await line.getByLabel('Lote').fill('L-77');
    await form.expandLine('DKX-620');
    await expect(line.getByText('Lote L-77')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeHidden();
    const readTop = async (target: Locator): Promise<number> => (await target.boundingBox())?.y ?? NaN;
    const total = page.getByText('$15,800.00').last();
    const button = page.getByRole('button', { name: 'Registrar venta' });
    await expect.poll(async () => (await readTop(total)) - (await readTop(button))).toBeGreaterThan(0);

    const lastName = createUniqueName();
    await page.getByRole('combobox', { name: 'Cliente' }).fill(`Zoila ${lastName}`);
    await page.getByText(`Registrar cliente «Zoila ${lastName}»`).click();
    await expect(page.getByLabel(/^Apellidos/)).toHaveValue(lastName);
    await page.getByLabel(/^Teléfono/).fill(createPhone());
    await chooseOption(page, /^Estado/, 'Coahuila', 'coahuila');
    await chooseOption(page, /Localidad/, 'Torreón', 'torreon');
    await page.getByRole('button', { name: 'Registrar cliente' }).click();
    await expect(page).toHaveURL(/create-sale/);
    await expect(line.getByLabel('Bolsas')).toHaveValue('4');
    await form.submit();
    await expect(page).toHaveURL(SALE);
    await expect(page.getByText(`Zoila ${lastName}`).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('R-25 R-23 R-26 R-27 E-07 P-02 X-10 X-11 X-13 a sale is typed without the mouse, reduces the stock, is edited and deleted', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'consultant');
  const form = new SaleForm(page);
  await form.open();
  await form.chooseCustomer('Lecher');
  const firstLine = await form.addProduct(CODES[0]);
  const before = await form.readAvailable(CODES[0]);
  await expect(firstLine.getByLabel('Bolsas')).toBeFocused();
  await page.keyboard.type('7');
  await firstLine.getByLabel('Descuento (%)').fill('7.5');
  await expect(firstLine.getByText('$25,576.25')).toBeVisible();
  for (const code of CODES.slice(1)) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(code);
    await expect(getOption(page, code)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await expect(form.getLine(code).getByLabel('Bolsas')).toHaveValue('2');
  }
  await expectLineHeights(form, 52);

  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await expect(question.getByRole('button', { name: 'Seguir en la página' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.goBack();
  await question.getByRole('button', { name: 'Seguir en la página' }).click();
  await expect(page).toHaveURL(/create-sale/);
  await form.getLine(CODES[2]).getByLabel('Bolsas').press('Control+Enter');

  await expect(page).toHaveURL(SALE);
  const salePage = page.url();
  await expect(page.getByText('$25,576.25').first()).toBeVisible();
  const folio = await readFolio(page, 'V');
  await page.goto('/dashboard/sales/list/sale?sort=-folio');
  await expect(page.getByText(folio).first()).toBeVisible();
  await form.open();
  await form.addProduct(CODES[0]);
  await expect.poll(() => form.readAvailable(CODES[0])).toBeLessThanOrEqual(before - 7);
  await waitForStoredEntries(page, 1);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  await waitForStoredEntries(page, 0);

  await page.goto(salePage);
  await expect(getSummaryNumbers(page)).toContainText([/^\$/, '11', /\d ha$/]);
  await chooseMoreAction(page, 'Editar');
  for (const code of CODES.slice(1))
    await form
      .getLine(code)
      .getByRole('button', { name: /^Quitar/ })
      .click();
  await firstLine.getByLabel('Descuento (%)').fill('0');
  await firstLine.getByLabel('Bolsas').fill('2');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(getSummaryNumbers(page)).toContainText(['$7,900.00', '2', /\d ha$/]);
  await expect(page.getByText('Venta modificada')).toBeVisible();
  await chooseMoreAction(page, 'Eliminar');
  const dialog = page.getByRole('dialog', { name: `¿Eliminar la venta ${folio}?` });
  await dialog.getByRole('button', { name: 'Eliminar la venta' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\/list\/sale/);
  await expect(page.getByText(folio, { exact: true })).toHaveCount(0);
  expect(errors).toEqual([]);
});
