import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newPhone, query } from '../pages/database';
import { enter } from '../pages/session';
import { expect, expectNoSidewaysScroll, test, watchConsole } from '../pages/test';

async function choose(page: Page, label: RegExp, text: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(text);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

async function fill(page: Page, lastName: string, phone: string): Promise<void> {
  await page.getByLabel(/^Nombre/).fill('Óscar');
  await page.getByLabel(/^Apellidos/).fill(lastName);
  await page.getByLabel(/^Teléfono/).fill(`+52 1 ${phone}`);
  await choose(page, /^Estado/, 'coahuila', 'Coahuila');
  await choose(page, /Localidad/, 'torreon', 'Torreón');
}

const search = (page: Page, text: string): Promise<void> =>
  page.getByRole('searchbox').or(page.getByPlaceholder('Buscar por nombre, teléfono o RFC')).first().fill(text);

/** A name that no other run has, without a figure in it. */
const newName = (): string =>
  `Prueba ${Array.from(newPhone().slice(3), (digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

test('R-15 R-16 R-18 a consultant registers a customer, finds it in the list, changes it and finds it changed', async ({
  page,
}) => {
  const errors = watchConsole(page);
  // One word as long as a name may be: the list breaks it rather than scroll the page.
  const [lastName, phone] = [newName().replace(' ', '').padEnd(80, 'ñ'), newPhone()];
  await enter(page, 'consultant');
  await page.goto('/dashboard/customers/list');
  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await fill(page, lastName, phone);
  await page.getByRole('button', { name: 'Registrar cliente' }).click();
  await expect(page).toHaveURL(/customers\/list$/);
  await search(page, lastName);
  await page.getByRole('link', { name: `Óscar ${lastName}` }).click();
  await expect(page.getByLabel(/^Apellidos/)).toHaveValue(lastName);
  await page.getByLabel('Superficie de siembra').fill('19.75');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/customers\/list/);
  await search(page, lastName);
  await expect(page.getByRole('row').filter({ hasText: lastName })).toContainText('19.75 ha');
  await expectNoSidewaysScroll(page);
  const rows = await query<{ status: string; phone: string }>(
    'select status, phone from clients where last_name = $1',
    [lastName],
  );
  expect(rows).toEqual([{ status: 'ACTIVO', phone }]);
  expect(errors).toEqual([]);
});

test('R-16 a telephone that is taken is told while it is typed, and leaving what was typed asks', async ({ page }) => {
  await enter(page, 'admin');
  const [taken] = await query<{ phone: string; name: string }>(
    `select phone, coalesce(business_name, first_name || ' ' || last_name) as name from clients order by id limit 1`,
  );
  await page.goto('/dashboard/customers/form');
  await page.getByLabel(/^Teléfono/).fill(taken?.phone ?? '');
  await expect(page.getByRole('link', { name: taken?.name ?? '' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/customers\/form$/);
});

test('R-15 R-17 T-04 a customer who registered itself waits, is approved and given to a consultant', async ({
  page,
}) => {
  const errors = watchConsole(page);
  const [lastName, phone] = [newName(), newPhone()];
  await query(
    `insert into clients (person_type, first_name, last_name, phone, state_id, locality_id, status)
     select 'FISICA', 'Óscar', $1, $2, l.state_id, l.id, 'PENDIENTE' from localities l where l.name = 'Torreón'`,
    [lastName, phone],
  );
  await enter(page, 'coordinator');
  await page.goto('/dashboard/customers/list');
  const tabs = page.getByRole('navigation', { name: 'Clientes por situación' });
  await tabs.getByRole('link', { name: /^Pendientes de aprobación/ }).click();
  await search(page, lastName);
  await page.getByRole('link', { name: `Óscar ${lastName}` }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Activo', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Asignar a un consultor' }).click();
  const dialog = page.getByRole('dialog', { name: `¿A quién se asigna Óscar ${lastName}?` });
  await choose(page, /^Consultor/, 'hector', 'Héctor Garza Villarreal');
  await dialog.getByRole('button', { name: 'Asignar' }).click();
  await expect(dialog).toBeHidden();
  const rows = await query<{ status: string; email: string }>(
    'select c.status, u.email from clients c join users u on u.id = c.consultant_id where c.phone = $1',
    [phone],
  );
  expect(rows).toEqual([{ status: 'ACTIVO', email: 'consultor@surco.test' }]);
  expect(errors).toEqual([]);
});

test('R-15 what is filtered is exported as a spreadsheet, made in a thread of its own', async ({ page }) => {
  const errors = watchConsole(page);
  const thread = page.waitForEvent('worker');
  await enter(page, 'supervisor');
  await page.goto('/dashboard/customers/list?status=ACTIVO');
  await expect(page.getByText(/\d+ clientes?/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Clientes \d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  expect((await thread).url()).toContain('list-worker');
  expect(errors).toEqual([]);
});
