import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SaleForm } from '../pages/saleForm';
import { enter } from '../pages/session';
import { expect, expectNoSidewaysScroll, test, watchConsole } from '../pages/test';

const unique = (): string => String(randomInt(10_000_000)).padStart(7, '0');
test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 360, height: 740 };

/** The list at this address, searched for one record. */
const find = (page: Page, list: string, search: string) => page.goto(`${list}?search=${encodeURIComponent(search)}`);

/** What may be done to the one record of the list. */
async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses in a field that is searched; the list closes by itself or by leaving it. */
async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
  await field.press('Escape');
}

const price = (page: Page) => page.getByRole('textbox', { name: /^Precio de lista/ });

/** Whether the form of a sale offers a product. */
async function offered(page: Page, code: string): Promise<boolean> {
  await enter(page, 'consultant');
  await new SaleForm(page).open();
  const field = page.getByRole('combobox', { name: 'Agregar producto' });
  await field.click();
  await field.fill(code);
  const [option, none] = [page.locator('.ant-select-item-option'), page.locator('.ant-select-item-empty')];
  await expect(option.filter({ hasText: code }).or(none).first()).toBeVisible();
  return (await option.count()) > 0;
}

test('R-20 R-21 R-22 R-19 X-20 a product is made, priced anew and taken off sale; the form of a sale follows at once', async ({
  page,
}) => {
  const errors = watchConsole(page);
  const code = `PRB-${unique()}`;
  await enter(page, 'admin');
  await page.goto('/dashboard/products/list');
  await page.getByRole('link', { name: 'Nuevo producto' }).click();
  await page.getByRole('textbox', { name: /^Clave/ }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Maíz de prueba');
  await page.getByLabel(/^Semillas por bolsa/).selectOption('60000');
  await page.getByRole('textbox', { name: /^Densidad/ }).fill('80000');
  await page.getByRole('textbox', { name: /^Rendimiento/ }).fill('60');
  await page.getByRole('textbox', { name: /^Materia seca/ }).fill('33');
  await price(page).fill('0');
  await page.getByRole('textbox', { name: /^Descuento máximo/ }).fill('10');
  await page.getByRole('button', { name: 'Dar de alta el producto' }).click();
  await expect(page.getByText(/Escriba un precio mayor que cero/).first()).toBeVisible();
  await price(page).fill('3950');
  await page.getByRole('button', { name: 'Dar de alta el producto' }).click();
  await expect(page.getByText('Precio inicial: $3,950.00')).toBeVisible();

  await page.getByRole('link', { name: 'Editar' }).click();
  await price(page).fill('4100.5');
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText('Precio de lista: $4,100.50')).toBeVisible();
  await expect(page.getByText('Antes: $3,950.00')).toBeVisible();
  expect(await offered(page, code)).toBe(true);

  await enter(page, 'admin');
  await find(page, '/dashboard/products/list', code);
  await expect(page.getByText('$4,100.50')).toBeVisible();
  await act(page, code, 'Deshabilitar');
  await page.getByRole('button', { name: 'Deshabilitar', exact: true }).click();
  await expect(page.locator('main').getByText('Deshabilitado', { exact: true })).toBeVisible();
  expect(await offered(page, code)).toBe(false);
  expect(errors).toEqual([]);
});

for (const [type, tab, silage] of [
  ['DISTRIBUTOR', 'Distribuidor', false],
  ['SILAGE_VENDOR', 'Vendedor de silo', true],
  ['SILAGE_PRODUCER', 'Productor de silo', true],
] as const)
  test(`R-31 R-30 R-32 E-10 a partner of the type ${type} is made and appears in its tab, is changed and appears changed`, async ({
    page,
  }) => {
    const errors = watchConsole(page);
    const name = `Socio ${unique()}`;
    const list = `/dashboard/partners/list/${type}`;
    await enter(page, 'coordinator');
    await page.goto('/dashboard/partners/list/DISTRIBUTOR');
    await page.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`/list/${type}$`));
    await page.getByRole('link', { name: 'Nuevo socio' }).click();
    await page.getByRole('textbox', { name: /^Nombre/ }).fill(name);
    await choose(page, /^Zonas/, 'Laguna');
    if (silage) await page.getByRole('textbox', { name: /^Toneladas/ }).fill('120.5');
    else await expect(page.getByRole('textbox', { name: /^Toneladas/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Dar de alta al socio' }).click();
    await expect(page).toHaveURL(new RegExp(`/list/${type}$`));

    await find(page, list, name);
    await act(page, name, 'Editar');
    await page.getByRole('textbox', { name: /^Contacto/ }).fill('Inés Peña');
    await page.getByLabel('Estado').selectOption({ label: 'Inactivo' });
    await page.getByRole('button', { name: 'Guardar los cambios' }).click();
    await expect(page).toHaveURL(new RegExp(`/list/${type}$`));
    await find(page, list, name);
    await expect(page.getByText('Inés Peña')).toBeVisible();
    await expect(page.locator('main').getByText('Inactivo', { exact: true })).toBeVisible();
    if (silage) await expect(page.getByText('120.50 t')).toBeVisible();
    expect(errors).toEqual([]);
  });

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('R-38 R-39 a zone and a locality in it are made and changed; what is in use stays, and nothing typed is lost by a slip', async ({
      page,
    }) => {
      const errors = watchConsole(page);
      const zone = `Zona ${unique()}`;
      const locality = `Localidad ${unique()}`;
      await enter(page, 'admin');
      await page.goto('/dashboard/locations/zones');
      await page.getByRole('button', { name: 'Nueva zona' }).click();
      await page.getByRole('textbox', { name: /^Nombre/ }).fill(zone);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Seguir editando' }).click();
      await choose(page, /^Estados/, 'Colima');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Crear', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Crear', exact: true })).toHaveCount(0);

      await find(page, '/dashboard/locations/zones', zone);
      await expect(page.locator('main').getByText('Colima', { exact: true })).toBeVisible();
      await act(page, zone, 'Editar');
      await choose(page, /^Estados/, 'Nayarit');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(page.locator('main').getByText('Colima, Nayarit')).toBeVisible();

      await page.goto('/dashboard/locations/state-zones-localities');
      await page.getByRole('button', { name: 'Nueva localidad' }).click();
      await page.getByRole('textbox', { name: /^Nombre/ }).fill(locality);
      await page.getByRole('textbox', { name: /^Municipio/ }).fill('Manzanillo');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Zona/).selectOption({ label: zone });
      await dialog.getByLabel(/^Estado/).selectOption({ label: 'Colima' });
      await page.getByRole('button', { name: 'Crear', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Crear', exact: true })).toHaveCount(0);
      await find(page, '/dashboard/locations/state-zones-localities', locality);
      await act(page, locality, 'Editar');
      await page.getByRole('textbox', { name: /^Municipio/ }).fill('Armería');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(page.locator('main').getByText('Armería')).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(errors).toEqual([]);

      await find(page, '/dashboard/locations/zones', zone);
      await act(page, zone, 'Eliminar');
      await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
      await expect(page.getByText(/está en uso y no se puede eliminar: 1 localidad\./)).toBeVisible();
    });
  });

test('R-41 R-40 a production type is made and changed, and the simulator begins with it', async ({ page }) => {
  const errors = watchConsole(page);
  const name = `Tipo ${unique()}`;
  await enter(page, 'admin');
  await page.goto('/dashboard/params/product-type');
  await page.getByRole('button', { name: 'Nuevo tipo de producción' }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(name);
  await page.getByRole('textbox', { name: /^Consumo/ }).fill('51');
  await page.getByRole('textbox', { name: /^Días/ }).fill('200');
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByText('Debe estar entre 1 y 50 kg.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Consumo/ }).fill('21');
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await find(page, '/dashboard/params/product-type', name);
  await expect(page.getByText('21 kg')).toBeVisible();
  await act(page, name, 'Editar');
  await page.getByRole('textbox', { name: /^Consumo/ }).fill('22.5');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('22.5 kg')).toBeVisible();

  await page.goto('/dashboard/simulator/simulator');
  await page.getByLabel('Tipo de producción').selectOption({ label: name });
  await expect(page.getByRole('textbox', { name: /^Silo por animal/ })).toHaveValue('22.5');
  expect(errors).toEqual([]);
});

test('R-42 a parameter is changed, stands changed when it is read again, and its history says by whom', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await enter(page, 'admin');
  await page.goto('/dashboard/params/simulator-params');
  const days = page.getByLabel('Vigencia de un DKbono');
  const before = Number(await days.inputValue());
  await days.fill('100000');
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText(/Debe estar entre/).first()).toBeVisible();
  await days.fill(String(before + 1));
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText('Los parámetros se guardaron')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue(String(before + 1));
  const history = page
    .locator('main')
    .getByText(/Vigencia de un DKbono/)
    .last();
  await expect(history).toBeVisible();
  await expect(page.getByText('Adriana Salas Montemayor').last()).toBeVisible();
  expect(errors).toEqual([]);
});
