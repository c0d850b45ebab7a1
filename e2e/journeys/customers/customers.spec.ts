import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createPhone, query } from '../../support/database';
import { chooseMoreAction } from '../../pageObjects/documentDetail';
import { createUniqueDigits } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { chooseOption } from '../../pageObjects/select';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';

async function fillCustomer(page: Page, lastName: string, phone: string): Promise<void> {
  await page.getByLabel(/^Nombre/).fill('Óscar');
  await page.getByLabel(/^Apellidos/).fill(lastName);
  await page.getByLabel(/^Teléfono/).fill(`+52 1 ${phone}`);
  await chooseOption(page, /^Estado/, 'Coahuila', 'coahuila');
  await chooseOption(page, /Localidad/, 'Torreón', 'torreon');
}

const search = (page: Page, text: string): Promise<void> =>
  page.getByRole('searchbox').or(page.getByPlaceholder('Buscar por nombre, teléfono o RFC')).first().fill(text);

/** A last name that no other run uses, without digits. */
const createUniqueLastName = (): string =>
  `Prueba ${Array.from(createUniqueDigits(), (digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

test('R-15 a filter keeps what is typed when Enter comes before the server has found it', async ({ page }) => {
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/customers/list');
  const field = page.getByRole('combobox', { name: 'Localidad' });
  await field.click();
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
  await expect(field).toHaveValue('torreo');
  answer();
  await expect(options.first()).toContainText('Torreón');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/localityId=/);
});

test('R-15 R-16 R-18 a consultant registers a customer, finds it in the list and changes it', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  // The longest name allowed, in one word: the list must break it instead of scrolling the page.
  const [lastName, phone] = [createUniqueLastName().replace(' ', '').padEnd(80, 'ñ'), createPhone()];
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/customers/list');
  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await fillCustomer(page, lastName, phone);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(page).toHaveURL(/customers\/list$/);
  await search(page, lastName);
  await page.getByRole('link', { name: `Óscar ${lastName}` }).click();
  await expect(page.getByLabel(/^Apellidos/)).toHaveValue(lastName);
  await page.getByLabel('Superficie de siembra').fill('19.75');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/customers\/list/);
  await search(page, lastName);
  await expect(page.getByRole('row').filter({ hasText: lastName })).toContainText('19.75 ha');
  await expectNoHorizontalScroll(page);
  const rows = await query<{ status: string; phone: string }>(
    'select status, phone from customers where last_name = $1',
    [lastName],
  );
  expect(rows).toEqual([{ status: 'ACTIVO', phone }]);
  expect(errors).toEqual([]);
});

test('R-16 a phone number in use is reported while typing, and leaving the form asks for confirmation', async ({
  page,
}) => {
  await signInWithoutForm(page, 'admin');
  const [existing] = await query<{ phone: string; name: string }>(
    `select phone, coalesce(business_name, first_name || ' ' || last_name) as name from customers order by id limit 1`,
  );
  await page.goto('/dashboard/customers/form');
  await page.getByLabel(/^Teléfono/).fill(existing?.phone ?? '');
  await expect(page.getByRole('link', { name: existing?.name ?? '' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/customers\/form$/);
});

test('R-15 R-17 T-04 a self-registered customer is approved and assigned to a consultant', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  const [lastName, phone] = [createUniqueLastName(), createPhone()];
  await query(
    `insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, status)
     select 'FISICA', 'Óscar', $1, $2, l.state_id, l.id, 'PENDIENTE' from localities l where l.name = 'Torreón'`,
    [lastName, phone],
  );
  await signInWithoutForm(page, 'coordinator');
  await page.goto('/dashboard/customers/list');
  const tabs = page.getByRole('navigation', { name: 'Clientes por situación' });
  await tabs.getByRole('link', { name: /^Pendientes de aprobación/ }).click();
  await search(page, lastName);
  await page.getByRole('link', { name: `Óscar ${lastName}` }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Activo', { exact: true })).toBeVisible();
  await chooseMoreAction(page, 'Asignar a un consultor');
  const dialog = page.getByRole('dialog', { name: `¿A quién se asigna Óscar ${lastName}?` });
  await chooseOption(page, /^Consultor/, 'Héctor Garza Villarreal', 'hector');
  await dialog.getByRole('button', { name: 'Asignar' }).click();
  await expect(dialog).toBeHidden();
  const rows = await query<{ status: string; email: string }>(
    'select c.status, u.email from customers c join users u on u.id = c.consultant_id where c.phone = $1',
    [phone],
  );
  expect(rows).toEqual([{ status: 'ACTIVO', email: 'consultor@surco.test' }]);
  expect(errors).toEqual([]);
});

test('R-15 X-27 exports the filtered customers as a workbook, and records the export', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'supervisor');
  await page.goto('/dashboard/customers/list?status=ACTIVO');
  await expect(page.getByText(/\d+ clientes?/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Clientes \d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  const [entry] = await query<{ after: { name: string; filters: object; rows: number } }>(
    "select after from audit_log where action = 'EXPORT' and entity = 'client' order by at desc limit 1",
  );
  expect(entry?.after).toMatchObject({ name: file.suggestedFilename(), filters: { status: 'ACTIVO' } });
  expect(entry?.after.rows).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('X-26 after the anonymization the page shows nothing of what was there before', async ({ page }) => {
  const lastName = createUniqueLastName();
  const [customer] = await query<{ id: string }>(
    `insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, status)
     select 'FISICA', 'Rosa', $1, $2, state_id, id, 'ACTIVO' from localities limit 1 returning id`,
    [lastName, createPhone()],
  );
  await query(
    `insert into simulations (user_id, customer_id, name, input, result)
     select user_id, $1, $2, input, result from simulations limit 1`,
    [customer?.id, `Rancho de ${lastName}`],
  );
  await signInWithoutForm(page, 'admin');
  await page.goto(`/dashboard/customers/form/${customer?.id}`);
  await expect(page.getByText(`Rancho de ${lastName}`)).toBeVisible();
  await chooseMoreAction(page, 'Anonimizar cliente');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Escriba/ }).fill(`Rosa ${lastName}`);
  await dialog.getByRole('button', { name: 'Anonimizar cliente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cliente anonimizado');
  await expect(page.getByText('Sin nombre')).toBeVisible();
  await expect(page.getByText(lastName)).toHaveCount(0);
});
