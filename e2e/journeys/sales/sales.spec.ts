import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../../support/demoAccounts';
import { createPhone } from '../../support/database';
import { signIn } from '../../pageObjects/loginPage';
import { createUniqueDigits } from '../../pageObjects/recordList';
import { chooseOption } from '../../pageObjects/select';
import { chooseMoreAction, getSummaryNumbers } from '../../pageObjects/documentDetail';
import { SaleForm } from '../../pageObjects/saleForm';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('R-25 X-11 R-27 R-23 a consultant sells seed, the sale is in the list and the stock is reduced', async ({
      page,
    }) => {
      const errors = collectConsoleErrors(page);
      await signIn(page, ACCOUNTS.consultant);
      const form = new SaleForm(page);
      await form.open();
      await form.chooseCustomer('Lecher');
      const line = await form.addProduct('DKX-620');
      const before = await form.readAvailable('DKX-620');
      await line.getByLabel('Bolsas').fill('7');
      await line.getByLabel('Descuento (%)').fill('7.5');
      await expect(line.getByText('$25,576.25')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await form.submit();

      await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
      await expect(page.getByText(/V-\d{4}-\d{6}/).first()).toBeVisible();
      const folio = /V-\d{4}-\d{6}/.exec(await page.getByRole('article').innerText())?.[0] ?? 'no folio';
      await expect(page.getByText('$25,576.25').first()).toBeVisible();

      await page.goto('/dashboard/sales/list/sale?sort=-folio');
      await expect(page.getByText(folio).first()).toBeVisible();
      await form.open();
      await form.addProduct('DKX-620');
      expect(await form.readAvailable('DKX-620')).toBeLessThanOrEqual(before - 7);
      expect(errors).toEqual([]);
    });
  });
}

test('X-11 insufficient stock shows an error at its line and retains the typed values', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct('DKX-680');
  await line.getByLabel('Bolsas').fill('9999');
  await page.getByRole('textbox', { name: /Notas|Indicaciones/ }).fill('Entregar en el rancho');
  await form.submit();
  await expect(
    line
      .getByText(/bolsas/i)
      .filter({ hasText: /disponible|alcanza|quedan|hay/i })
      .first(),
  ).toBeVisible();
  await expect(line.getByLabel('Bolsas')).toHaveValue(/9,?999/);
  await expect(page.getByRole('textbox', { name: /Notas|Indicaciones/ })).toHaveValue('Entregar en el rancho');
  await expect(page).toHaveURL(/create-sale/);
});

test('R-25 leaving a half-filled sale asks for confirmation', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  await form.addProduct('DKX-620');
  await page.getByRole('link', { name: 'Clientes' }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await expect(question.getByRole('button', { name: 'Seguir en la página' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/create-sale/);
  await expect(form.getLine('DKX-620')).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Salir y perder los cambios' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\/list\/sale/);
});

const createLastName = (): string =>
  `Prueba${Array.from(createUniqueDigits(), (digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

/** Registers a customer from the form of a sale, which opens again afterwards. */
async function registerCustomer(page: Page, lastName: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Cliente' }).fill(`Zoila ${lastName}`);
  await page.getByText(`Registrar cliente «Zoila ${lastName}»`).click();
  await expect(page.getByLabel(/^Apellidos/)).toHaveValue(lastName);
  await page.getByLabel(/^Teléfono/).fill(createPhone());
  await chooseOption(page, /^Estado/, 'Coahuila', 'coahuila');
  await chooseOption(page, /Localidad/, 'Torreón', 'torreon');
  await page.getByRole('button', { name: 'Registrar cliente' }).click();
  await expect(page).toHaveURL(/create-sale/);
}

test('R-25 R-16 at 360 px the form has the whole screen, and a customer is registered without losing the sale', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  const lastName = createLastName();
  await (await form.addProduct('DKX-620')).getByLabel('Bolsas').fill('4');
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeHidden();
  const [total, button] = [
    await page.getByText('$15,800.00').last().boundingBox(),
    await page.getByRole('button', { name: 'Registrar venta' }).boundingBox(),
  ];
  expect(total?.y).toBeGreaterThan(button?.y ?? 0);
  await registerCustomer(page, lastName);
  await expect(form.getLine('DKX-620').getByLabel('Bolsas')).toHaveValue('4');
  await form.submit();
  await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
  await expect(page.getByText(`Zoila ${lastName}`).first()).toBeVisible();
});

test('R-25 R-16 a customer who is registered from an empty sale is chosen in it', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  const lastName = createLastName();
  await registerCustomer(page, lastName);
  await expect(page.getByText(`Zoila ${lastName}`, { exact: true })).toBeVisible();
  await (await form.addProduct('DKX-620')).getByLabel('Bolsas').fill('1');
  await form.submit();
  await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
});

test('R-23 E-04 the address holds filters, page and sort order, and a link reproduces the view', async ({
  page,
  context,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  await page.goto('/dashboard/sales/list/sale?status=ENTREGADA&sort=total&page=2');
  await expect(page.locator('main tbody').getByText('Entregada', { exact: true }).first()).toBeVisible();
  const folios = await page.getByText(/^V-\d{4}-\d{6}$/).allInnerTexts();
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  await expect(otherTab.getByText(folios[0]!).first()).toBeVisible();
  expect(await otherTab.getByText(/^V-\d{4}-\d{6}$/).allInnerTexts()).toEqual(folios);
});

test('R-26 P-02 X-10 X-13 a sale is edited, and deleted after a confirmation that names it', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page);
  await form.open();
  await form.chooseCustomer('Lecher');
  await (await form.addProduct('DKX-620')).getByLabel('Bolsas').fill('3');
  await form.submit();
  await expect(getSummaryNumbers(page)).toContainText(['$11,850.00', '3', /\d ha$/]);
  await chooseMoreAction(page, 'Editar');
  await form.getLine('DKX-620').getByLabel('Bolsas').fill('2');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(getSummaryNumbers(page)).toContainText(['$7,900.00', '2', /\d ha$/]);
  await expect(page.getByText('Venta modificada')).toBeVisible();
  const folio = /V-\d{4}-\d{6}/.exec(await page.getByRole('article').innerText())?.[0] ?? 'no folio';
  await chooseMoreAction(page, 'Eliminar');
  const dialog = page.getByRole('dialog', { name: `¿Eliminar la venta ${folio}?` });
  await dialog.getByRole('button', { name: 'Eliminar la venta' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\/list\/sale/);
  await expect(page.getByText(folio, { exact: true })).toHaveCount(0);
});
