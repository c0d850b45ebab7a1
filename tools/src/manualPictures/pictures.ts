import type { Locator, Page } from '@playwright/test';
import {
  customerPaths,
  getVoucherListPath,
  hostPaths,
  overviewPaths,
  partnerPaths,
  productPaths,
  regionPaths,
  salesPaths,
  seasonPaths,
  settingsPaths,
  setupPaths,
  simulatorPaths,
  userPaths,
} from '@surco/shared/contract';

export interface Picture {
  /** File name in docs/manual/images, without `.png`. */
  name: string;
  /** Account of the demo data; null for a page without a session. */
  account: 'admin' | 'consultant' | 'farmer' | null;
  path: string;
  isPhone?: boolean;
  /** Height of the window in px. */
  height?: number;
  /** Brings the page into the state of the picture and waits until it is complete. */
  prepare?: (page: Page) => Promise<void>;
  /** The part of the page that is taken; the window by default. */
  part?: (page: Page) => Locator;
}

/** Opens the first record of a list by its link. */
const openFirst =
  (name: RegExp, isShown: (page: Page) => Locator) =>
  async (page: Page): Promise<void> => {
    await page.locator('main tbody').getByRole('link', { name }).first().click();
    await isShown(page).first().waitFor();
  };

/** Waits for a text. */
const waitForText =
  (text: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByText(text).locator('visible=true').first().waitFor();

const accessPictures: readonly Picture[] = [
  { name: 'entrada', account: null, path: hostPaths.login, prepare: waitForText('¿Olvidó su contraseña?') },
  {
    name: 'preparar-surco',
    account: 'admin',
    path: setupPaths.setup,
    height: 860,
    prepare: waitForText('Quién vende y a quién'),
  },
  {
    name: 'primeros-pasos',
    account: 'consultant',
    path: salesPaths.saleList,
    height: 900,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Cuenta de/ }).click();
      await page.getByRole('button', { name: 'Primeros pasos' }).click();
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'buscar',
    account: 'admin',
    path: salesPaths.saleList,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await page.getByRole('combobox', { name: 'Buscar' }).fill('lechera');
      await page.getByRole('option').nth(3).waitFor();
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'perfil',
    account: 'consultant',
    path: userPaths.list,
    height: 760,
    prepare: waitForText('Mis datos personales'),
  },
  {
    name: 'simulador',
    account: 'admin',
    path: simulatorPaths.simulator,
    height: 760,
    prepare: waitForText(/\d ha\b/),
  },
  {
    name: 'simulador-telefono',
    account: 'farmer',
    path: simulatorPaths.farmerSimulator,
    isPhone: true,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Animales' }).fill('120');
      await waitForText(/\d ha\b/)(page);
      await page.locator('#surco-sim-results').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
];

/** Pages that show how the business is going. */
const overviewPictures: readonly Picture[] = [
  {
    name: 'inicio',
    account: 'admin',
    path: overviewPaths.overview,
    height: 900,
    prepare: waitForText('Ventas por semana'),
  },
  {
    name: 'mi-dia-telefono',
    account: 'consultant',
    path: overviewPaths.myDay,
    isPhone: true,
    prepare: waitForText('Mi avance'),
  },
  {
    name: 'metas',
    account: 'admin',
    path: salesPaths.targets,
    height: 900,
    prepare: waitForText('Todos los productos'),
  },
  {
    name: 'avance-de-temporada',
    account: 'admin',
    path: seasonPaths.list,
    height: 760,
    prepare: openFirst(/PV 2026/, (page) => page.getByText('Bolsas vendidas')),
  },
];

const SALE = /^V-\d{4}-\d{6}$/;
const VOUCHER = /^DKB-\d{4}-\d{6}$/;

async function chooseOption(page: Page, field: string, text: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field });
  await input.click();
  await input.fill(text);
  await page.locator('.ant-select-item-option').filter({ hasText: text }).first().click();
}

async function fillSale(page: Page): Promise<void> {
  await chooseOption(page, 'Cliente', 'Lecher');
  await chooseOption(page, 'Agregar producto', 'DKX-540');
  await page.getByRole('list', { name: 'Productos de la venta' }).getByLabel('Bolsas').fill('12');
  await page
    .getByText(/bolsas? disponibles?/)
    .first()
    .waitFor();
}

async function openPayment(page: Page): Promise<void> {
  await page.goto(`${salesPaths.voucherList}?status=CON_ABONOS`);
  await openFirst(VOUCHER, () => page.getByRole('button', { name: 'Registrar abono' }))(page);
  await page.getByRole('button', { name: 'Registrar abono' }).first().click();
  await page.getByRole('dialog').getByLabel('Importe').waitFor();
}

const salesPictures: readonly Picture[] = [
  { name: 'ventas', account: 'admin', path: salesPaths.saleList, prepare: waitForText(SALE) },
  { name: 'nueva-venta', account: 'consultant', path: salesPaths.createSale, height: 760, prepare: fillSale },
  {
    name: 'nueva-venta-telefono',
    account: 'consultant',
    path: salesPaths.createSale,
    isPhone: true,
    prepare: fillSale,
  },
  {
    name: 'venta',
    account: 'consultant',
    path: salesPaths.saleList,
    prepare: openFirst(SALE, (page) => page.getByRole('heading', { name: 'Historial' })),
  },
  { name: 'dkbonos', account: 'consultant', path: salesPaths.voucherList, prepare: waitForText(VOUCHER) },
  {
    name: 'dkbono',
    account: 'consultant',
    path: `${salesPaths.voucherList}?status=CON_ABONOS`,
    prepare: openFirst(VOUCHER, (page) => page.getByRole('heading', { name: 'Historial' })),
  },
  {
    name: 'abono',
    account: 'consultant',
    path: salesPaths.voucherList,
    prepare: openPayment,
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'en-este-dispositivo',
    account: 'consultant',
    path: salesPaths.createSale,
    isPhone: true,
    height: 420,
    prepare: async (page) => {
      await fillSale(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Guardar borrador y salir' }).click();
      await page.getByRole('region', { name: 'En este dispositivo' }).waitFor();
    },
  },
];

const customerPictures: readonly Picture[] = [
  { name: 'clientes', account: 'admin', path: customerPaths.list, prepare: waitForText('Activo') },
  {
    name: 'cliente',
    account: 'admin',
    path: customerPaths.list,
    prepare: openFirst(/\w/, (page) => page.getByText('Últimas ventas')),
  },
  {
    name: 'cuenta',
    account: 'admin',
    path: getVoucherListPath({ balance: 'credit' }),
    height: 900,
    prepare: async (page) => {
      await openFirst(VOUCHER, (voucher) => voucher.getByText('Abonos'))(page);
      await page.getByRole('heading', { level: 1 }).getByRole('link').click();
      await page.getByRole('link', { name: 'Cuenta', exact: true }).click();
      await waitForText('Saldo final')(page);
    },
  },
  {
    name: 'nuevo-cliente',
    account: 'consultant',
    path: customerPaths.newCustomer,
    height: 760,
    prepare: waitForText('¿Quién compra?'),
  },
  {
    name: 'importar-clientes',
    account: 'admin',
    path: customerPaths.importCustomers,
    height: 900,
    prepare: async (page) => {
      const lines = ['Agricultor;Celular;Población', 'José Núñez;8711234567;Lerdo'];
      const buffer = Buffer.from(lines.join('\n'), 'latin1');
      await page
        .getByLabel('Archivo de clientes')
        .setInputFiles({ name: 'clientes.csv', buffer, mimeType: 'text/csv' });
      await waitForText(/^2\. Columnas:/)(page);
    },
  },
  { name: 'temporada', account: 'admin', path: seasonPaths.newSeason, prepare: waitForText('Abierta para ventas') },
  { name: 'inventario', account: 'admin', path: seasonPaths.inventoryList, prepare: waitForText(/^DKX-/) },
];

const adminPictures: readonly Picture[] = [
  {
    name: 'producto',
    account: 'admin',
    path: productPaths.newProduct,
    height: 760,
    prepare: waitForText('Presentación y siembra'),
  },
  { name: 'precios', account: 'admin', path: productPaths.prices, height: 760, prepare: waitForText(/^DKX-/) },
  { name: 'socio', account: 'admin', path: partnerPaths.newPartner, prepare: waitForText('Nombre o razón social') },
  { name: 'usuarios', account: 'admin', path: userPaths.list, prepare: waitForText('Activo') },
  {
    name: 'usuario',
    account: 'admin',
    path: `${userPaths.list}?search=consultor`,
    prepare: openFirst(/\w/, (page) => page.getByText('Última modificación')),
  },
  { name: 'localidades', account: 'admin', path: regionPaths.localities, prepare: waitForText('Municipio') },
  {
    name: 'parametros',
    account: 'admin',
    path: settingsPaths.systemParameters,
    height: 760,
    prepare: waitForText('Efecto en los ejemplos'),
  },
  {
    name: 'mensaje',
    account: 'admin',
    path: settingsPaths.messages,
    height: 760,
    prepare: openFirst(/\w/, (page) => page.getByText('Vista previa')),
  },
  { name: 'bitacora', account: 'admin', path: userPaths.audit, prepare: waitForText('Adriana Salas Montemayor') },
  { name: 'solicitudes-arco', account: 'admin', path: settingsPaths.privacyRequests, height: 420 },
  { name: 'secciones', account: 'admin', path: settingsPaths.sections, prepare: waitForText('mfe-sales') },
  { name: 'notificaciones', account: 'consultant', path: hostPaths.notifications, height: 480 },
];

/** Every picture of the manual. */
export const pictures: readonly Picture[] = [
  ...accessPictures,
  ...overviewPictures,
  ...salesPictures,
  ...customerPictures,
  ...adminPictures,
];
