import type { Page } from '@playwright/test';
import { expectAccessible } from '../../pageObjects/accessibility';
import { signIn } from '../../pageObjects/loginPage';
import { NEW_PASSWORD, submitNewPassword } from '../../pageObjects/newPasswordPage';
import { chooseOption } from '../../pageObjects/select';
import { startEmptyServer } from '../../support/isolatedServer';
import { waitForPasswordLink } from '../../support/mailbox';
import { expect, test } from '../../support/test';

const ADMIN = 'ana@empresa.mx';
let server: Awaited<ReturnType<typeof startEmptyServer>>;

test.beforeAll(async () => {
  server = await startEmptyServer(ADMIN);
});
test.afterAll(() => server.stop());

/** Fills the field whose label starts with this. */
const fill = async (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(new RegExp(`^${label}`)).fill(text);

const expectDone = (page: Page, step: string, text: string): Promise<void> =>
  expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: step }) })).toContainText(text);

test('R-52 the first administrator of an empty company prepares it until a consultant can sell', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await submitNewPassword(page, await waitForPasswordLink(ADMIN, server.dataDir));
  await expect(page.getByText('La contraseña se guardó')).toBeVisible();
  await signIn(page, ADMIN, NEW_PASSWORD);
  const steps = page.getByRole('link', { name: '14 pasos para preparar Surco' });
  await expect(steps).toBeVisible();
  await expectAccessible(page);
  await steps.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preparar Surco' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Escribir mi nombre' }).click();
  await fill(page, 'Nombre', 'Ana');
  await fill(page, 'Apellidos', 'Ruiz Soto');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expectDone(page, 'Su nombre', 'Hecho');
  await expect(page.getByRole('button', { name: 'Cuenta de Ana Ruiz Soto' })).toBeVisible();

  await page.getByRole('button', { name: 'Proponer zonas' }).click();
  await chooseOption(page, /^Estados en los que vende/, 'Coahuila');
  await expect(page.getByLabel(/^Zona de Coahuila/)).toBeVisible();
  // As a person does: an open list covers the button below, and a focus set by script may not close it.
  await page.keyboard.press('Tab');
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await page.getByLabel(/^Zona de Coahuila/).fill('Laguna');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear 1 zona' }).click();
  await expectDone(page, 'Zonas', 'Hecho: 1 zona');

  await page.getByRole('link', { name: 'Escribirlas' }).click();
  await page.getByRole('button', { name: 'Nueva localidad' }).first().click();
  await fill(page, 'Nombre', 'San Pedro');
  await fill(page, 'Municipio', 'San Pedro');
  await chooseOption(page.getByRole('dialog'), /^Zona/, 'Laguna');
  await page.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByText('1 localidad', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Preparar Surco' }).click();
  await expectDone(page, 'Localidades', 'Hecho: 1 localidad');

  await page.getByRole('link', { name: 'Registrar mi empresa' }).click();
  await fill(page, 'Nombre', 'Semillas del Norte');
  await fill(page, 'RFC', 'AGS010215AB2');
  await fill(page, 'Teléfono', '8711234567');
  await fill(page, 'Domicilio', 'Bulevar Revolución 12, Torreón');
  await page.getByRole('button', { name: 'Registrar mi empresa' }).click();
  await expectDone(page, 'Su empresa y su membrete', 'Hecho: 1 distribuidor');

  await page.getByRole('link', { name: 'Nuevo producto' }).click();
  await fill(page, 'Clave', 'DKX-620');
  await fill(page, 'Nombre', 'Maíz DKX-620');
  await chooseOption(page, /^Semillas por bolsa/, '60,000');
  await fill(page, 'Densidad de siembra', '80000');
  await fill(page, 'Rendimiento', '60');
  await fill(page, 'Materia seca', '33');
  await fill(page, 'Precio de lista', '3950');
  await fill(page, 'Descuento máximo', '10');
  await page.getByRole('button', { name: 'Dar de alta el producto' }).click();
  await expectDone(page, 'Productos y precios', 'Hecho: 1 producto a la venta');

  await page.getByRole('link', { name: 'Nueva temporada' }).click();
  await fill(page, 'Nombre', 'PV 2026');
  await fill(page, 'Inicio', '01/01/26');
  await fill(page, 'Fin', '31/12/27');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Crear temporada' }).click();
  await page.getByRole('button', { name: /^Abrir ventas/ }).click();
  await expectDone(page, 'Temporada', 'Hecho: 1 temporada abierta');

  await page.getByRole('link', { name: 'Registrar inventario' }).click();
  await chooseOption(page, /^Temporada/, 'PV 2026');
  await chooseOption(page, /^Distribuidor/, 'Semillas del Norte');
  await page.getByLabel('Bolsas de DKX-620').fill('400');
  await page.getByRole('button', { name: 'Registrar inventario' }).click();
  await expectDone(page, 'Inventario inicial', 'Hecho: 1 producto con inventario');

  await page.getByRole('link', { name: 'Dar de alta a un consultor' }).click();
  await fill(page, 'Nombre', 'Luis');
  await fill(page, 'Apellidos', 'Peña');
  await fill(page, 'Correo electrónico', 'luis@empresa.mx');
  await chooseOption(page, /^Distribuidor/, 'Semillas del Norte');
  await page.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(page.getByText(/^Ya se puede vender/)).toBeVisible();
  await waitForPasswordLink('luis@empresa.mx', server.dataDir);
  await context.close();
});
