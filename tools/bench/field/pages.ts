import type { Locator, Page } from '@playwright/test';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, PASSWORD } from '../signIn';
import { pickOption, press, searchList, typeInto } from './steps';

type Credentials = readonly [path: string, data: Record<string, string>];

/** A page, as the people who use it most open and use it: consultants and farmers on a phone, the others on a desktop. */
export interface FieldPage {
  name: string;
  device: 'phone' | 'desktop';
  /** Undefined without a session. */
  credentials?: Credentials;
  /** `:saleId` is that of a sale of the consultant. */
  path: string;
  /** What is there when the page is complete. */
  shown: (page: Page) => Locator;
  /** What people do there: typing, opening filters and pickers, saving. */
  use: (page: Page) => Promise<void>;
}

const asStaff = (email: string): Credentials => ['/auth/', { email, password: PASSWORD }];
const asConsultant = { device: 'phone', credentials: asStaff(CONSULTANT_EMAIL) } as const;
const asAdmin = { device: 'desktop', credentials: asStaff(ADMIN_EMAIL) } as const;

/** A document, listed as a row or as a card. */
const findFolio = (page: Page): Locator => page.getByText(/^(V|DKB)-\d{4}-\d{6}$/).locator('visible=true');

/** A list of sales or DKbonos, which a consultant searches and filters. */
const createDocumentList = (name: string, path: string, search: string): FieldPage => ({
  name,
  ...asConsultant,
  path,
  shown: findFolio,
  use: async (page) => {
    await searchList(page, search);
    await pickOption(page.getByRole('combobox', { name: 'Zona' }), 'Laguna');
    await page.waitForURL(/zoneId=/);
  },
});

/** The ten commonest pages. */
export const FIELD_PAGES: readonly FieldPage[] = [
  {
    name: 'Login',
    device: 'phone',
    path: '/login',
    shown: (page) => page.getByRole('button', { name: 'Entrar', exact: true }),
    use: async (page) => {
      const form = page.getByRole('form', { name: 'Acceso para el personal' });
      await typeInto(form.getByLabel('Correo electrónico'), CONSULTANT_EMAIL);
      await typeInto(form.getByLabel('Contraseña', { exact: true }), PASSWORD);
      await press(form.getByRole('button', { name: 'Entrar', exact: true }));
      await findFolio(page).first().waitFor();
    },
  },
  createDocumentList('Sales list', '/dashboard/sales/list/sale', 'lech'),
  {
    name: 'New sale',
    ...asConsultant,
    path: '/dashboard/sales/create-sale',
    shown: (page) => page.getByRole('combobox', { name: 'Agregar producto' }),
    use: async (page) => {
      await pickOption(page.getByRole('combobox', { name: 'Cliente' }), 'Lecher');
      await pickOption(page.getByRole('combobox', { name: 'Agregar producto' }), 'DKX-620');
      await typeInto(page.getByLabel('Bolsas').first(), '1');
      await press(page.getByRole('button', { name: 'Registrar venta' }));
      await page.waitForURL(/\/sale\/[0-9a-f-]{36}$/);
    },
  },
  {
    name: 'Sale detail',
    ...asConsultant,
    path: '/dashboard/sales/sale/:saleId',
    shown: (page) => page.locator('.surco-detail-metrics dd'),
    use: async (page) => {
      await press(page.getByRole('button', { name: /^Más acciones de/ }));
      await page.keyboard.press('Escape');
      await press(page.getByRole('button', { name: 'Marcar como entregada' }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Volver' }));
    },
  },
  {
    name: 'Mi día',
    ...asConsultant,
    path: '/dashboard/my-day',
    shown: (page) => page.getByRole('link', { name: 'Abonar' }),
    use: async (page) => {
      await press(page.getByRole('link', { name: 'Abonar' }).first());
      const dialog = page.getByRole('dialog');
      await typeInto(dialog.getByLabel('Importe'), '10.50');
      await press(dialog.getByRole('button', { name: 'Guardar abono' }));
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Inicio',
    ...asAdmin,
    path: '/dashboard/overview',
    shown: (page) => page.getByRole('slider'),
    use: async (page) => {
      await press(page.getByText('Importe con IVA', { exact: true }).last());
      await press(page.getByText('Por semana', { exact: true }));
      await page.getByRole('slider').first().press('ArrowLeft');
      await pickOption(page.getByRole('combobox', { name: 'Temporada' }), 'PV');
    },
  },
  {
    name: 'Customers list',
    ...asConsultant,
    path: '/dashboard/customers/list',
    shown: (page) => page.getByRole('list', { name: 'clientes' }).getByRole('listitem'),
    use: async (page) => {
      await searchList(page, 'lech');
      await pickOption(page.getByRole('combobox', { name: 'Estado' }), 'Coah');
    },
  },
  createDocumentList('DKbonos list', '/dashboard/sales/list/voucher', 'a'),
  {
    name: 'Inventory list',
    ...asAdmin,
    path: '/dashboard/seasons/inventory',
    shown: (page) => page.getByRole('row').nth(1),
    use: async (page) => {
      await searchList(page, 'DKX');
      await pickOption(page.getByRole('combobox', { name: 'Distribuidor' }), 'Agro');
      await page.waitForURL(/distributorId=/);
    },
  },
  {
    name: 'Simulator',
    device: 'phone',
    credentials: ['/auth/client', { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' }],
    path: '/simulator',
    shown: (page) => page.getByText(/\d ha\b/).locator('visible=true'),
    use: async (page) => {
      await typeInto(page.getByRole('textbox', { name: 'Animales' }), '437');
      const scenario = page.getByRole('region', { name: 'Este escenario' });
      await press(scenario.getByRole('button', { name: 'Guardar', exact: true }));
      const panel = page.getByRole('region', { name: 'Guardar el escenario' });
      await typeInto(panel.getByLabel('Nombre del escenario'), `Banco ${Date.now()}`);
      await press(panel.getByRole('button', { name: 'Guardar', exact: true }));
      await panel.waitFor({ state: 'hidden' });
    },
  },
];
