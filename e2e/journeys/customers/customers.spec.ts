import { createPhone, query } from '../../support/database';
import { createUniqueName } from '../../pageObjects/recordList';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';

test('R-15 R-16 R-18 a consultant filters the customers, registers one, finds it in the list and changes it', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  // The longest name allowed, in one word: the list must break it instead of scrolling the page.
  const [lastName, phone] = [createUniqueName().padEnd(80, 'ñ'), createPhone()];
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/customers/list');

  // Enter before the server has found anything keeps what is typed in a filter.
  const filter = page.getByRole('combobox', { name: 'Localidad' });
  await filter.click();
  const options = page.locator('.ant-select-item-option:visible');
  await expect(options.first()).toBeVisible();
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/localities\?.*search=torreo/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.type('torreo');
  await page.keyboard.press('Enter');
  await expect(filter).toHaveValue('torreo');
  answer();
  await expect(options.first()).toContainText('Torreón');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localityId=/);

  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await page.getByLabel(/^Nombre/).fill('Óscar');
  await page.getByLabel(/^Apellidos/).fill(lastName);
  await page.getByLabel(/^Teléfono/).fill(`+52 1 ${phone}`);
  await chooseOption(page, /^Estado/, 'Coahuila', 'coahuila');
  await chooseOption(page, /Localidad/, 'Torreón', 'torreon');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(page).toHaveURL(/customers\/list/);
  await page.getByRole('searchbox').fill(lastName);
  await page.getByRole('link', { name: `Óscar ${lastName}` }).click();
  await expect(page.getByLabel(/^Apellidos/)).toHaveValue(lastName);
  await page.getByLabel('Superficie de siembra').fill('19.75');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/customers\/list/);
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByRole('row').filter({ hasText: lastName })).toContainText('19.75 ha');
  await expectNoHorizontalScroll(page);
  const rows = await query<{ status: string; phone: string }>(
    'select status, phone from customers where last_name = $1',
    [lastName],
  );
  expect(rows).toEqual([{ status: 'ACTIVO', phone }]);
  expect(errors).toEqual([]);
});
