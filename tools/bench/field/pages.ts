import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, PASSWORD, signIn } from '../signIn';
import { signInAs, VISITS, waitForFolio } from '../browser/visits';
import type { Visit } from '../browser/measureColdLoad';
import { pickOption, press, searchList, typeInto } from './steps';

/** A page, as the people who use it most open and use it. */
export interface FieldPage extends Omit<Visit, 'path'> {
  /** Consultants and farmers have a phone, the others a desktop. */
  device: 'phone' | 'desktop';
  /** The address; it may be that of a record. */
  findPath: (origin: string) => Promise<string>;
  /** What people do there: typing, opening filters and pickers, saving. */
  use: (page: Page) => Promise<void>;
}

const at = (path: string) => (): Promise<string> => Promise.resolve(path);

/** A page whose first load is measured, too. */
const openAs = ({ path, prepare, waitUntilShown }: Visit) => ({
  findPath: at(path),
  waitUntilShown,
  ...(prepare && { prepare }),
});

const asConsultant = signInAs(CONSULTANT_EMAIL);

async function findSale(origin: string): Promise<string> {
  const { headers } = await signIn(origin, CONSULTANT_EMAIL);
  const response = await fetch(`${origin}/api/sales?page=1&size=10&sort=-date&status=REGISTRADA`, { headers });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return `/dashboard/sales/sale/${data[0]?.id ?? ''}`;
}

async function savePayment(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByLabel('Importe'), '10.50');
  await press(dialog.getByRole('button', { name: 'Guardar abono' }));
  await dialog.waitFor({ state: 'hidden' });
}

const login: FieldPage = {
  device: 'phone',
  ...openAs(VISITS.Login),
  use: async (page) => {
    const form = page.getByRole('form', { name: 'Acceso para el personal' });
    await typeInto(form.getByLabel('Correo electrónico'), CONSULTANT_EMAIL);
    await typeInto(form.getByLabel('Contraseña', { exact: true }), PASSWORD);
    await press(form.getByRole('button', { name: 'Entrar', exact: true }));
    await waitForFolio(page);
  },
};

/** The pages that people open before they have a session. */
export const PAGES_WITHOUT_SESSION: Readonly<Record<string, FieldPage>> = {
  Login: login,
  Registration: {
    device: 'phone',
    findPath: at('/customer-registration'),
    waitUntilShown: (page) => page.getByRole('button', { name: 'Enviar registro' }).waitFor(),
    use: () => Promise.resolve(),
  },
};

/** A list of sales or DKbonos, which a consultant searches and filters. */
const createDocumentList = (path: string, search: string): FieldPage => ({
  device: 'phone',
  findPath: at(path),
  prepare: asConsultant,
  waitUntilShown: waitForFolio,
  use: async (page) => {
    await searchList(page, search);
    await pickOption(page.getByRole('combobox', { name: 'Zona' }), 'Laguna');
    await page.waitForURL(/zoneId=/);
  },
});

/** The ten commonest pages. */
export const FIELD_PAGES: Readonly<Record<string, FieldPage>> = {
  Login: login,
  'Sales list': createDocumentList('/dashboard/sales/list/sale', 'lech'),
  'New sale': {
    device: 'phone',
    findPath: at('/dashboard/sales/create-sale'),
    prepare: asConsultant,
    waitUntilShown: (page) => page.getByRole('combobox', { name: 'Agregar producto' }).waitFor(),
    use: async (page) => {
      await pickOption(page.getByRole('combobox', { name: 'Cliente' }), 'Lecher');
      await pickOption(page.getByRole('combobox', { name: 'Agregar producto' }), 'DKX-620');
      await typeInto(page.getByLabel('Bolsas').first(), '1');
      await press(page.getByRole('button', { name: 'Registrar venta' }));
      await page.waitForURL(/\/sale\/[0-9a-f-]{36}$/);
    },
  },
  'Sale detail': {
    device: 'phone',
    findPath: findSale,
    prepare: asConsultant,
    waitUntilShown: (page) => page.locator('.surco-detail-metrics dd').first().waitFor(),
    use: async (page) => {
      await press(page.getByRole('button', { name: /^Más acciones de/ }));
      await page.keyboard.press('Escape');
      await press(page.getByRole('button', { name: 'Marcar como entregada' }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Volver' }));
    },
  },
  'Mi día': {
    device: 'phone',
    ...openAs(VISITS['Mi día']),
    use: async (page) => {
      await press(page.getByRole('link', { name: 'Abonar' }).first());
      await savePayment(page);
    },
  },
  Inicio: {
    device: 'desktop',
    ...openAs(VISITS.Inicio),
    use: async (page) => {
      await press(page.getByText('Importe con IVA', { exact: true }).last());
      await press(page.getByText('Por semana', { exact: true }));
      await page.getByRole('slider').first().press('ArrowLeft');
      await pickOption(page.getByRole('combobox', { name: 'Temporada' }), 'PV');
    },
  },
  'Customers list': {
    device: 'phone',
    findPath: at('/dashboard/customers/list'),
    prepare: asConsultant,
    waitUntilShown: (page) => page.getByRole('list', { name: 'clientes' }).getByRole('listitem').first().waitFor(),
    use: async (page) => {
      await searchList(page, 'lech');
      await pickOption(page.getByRole('combobox', { name: 'Estado' }), 'Coah');
    },
  },
  'DKbonos list': createDocumentList('/dashboard/sales/list/voucher', 'a'),
  'Inventory list': {
    device: 'desktop',
    findPath: at('/dashboard/seasons/inventory'),
    prepare: signInAs(ADMIN_EMAIL),
    waitUntilShown: (page) => page.getByRole('row').nth(1).waitFor(),
    use: async (page) => {
      await searchList(page, 'DKX');
      await pickOption(page.getByRole('combobox', { name: 'Distribuidor' }), 'Agro');
      await page.waitForURL(/distributorId=/);
    },
  },
  Simulator: {
    device: 'phone',
    ...openAs(VISITS['Farmer simulator']),
    use: async (page) => {
      await typeInto(page.getByRole('textbox', { name: 'Animales' }), '437');
      await press(
        page.getByRole('region', { name: 'Este escenario' }).getByRole('button', { name: 'Guardar', exact: true }),
      );
      const panel = page.getByRole('region', { name: 'Guardar el escenario' });
      await typeInto(panel.getByLabel('Nombre del escenario'), `Banco ${Date.now()}`);
      await press(panel.getByRole('button', { name: 'Guardar', exact: true }));
      await panel.waitFor({ state: 'hidden' });
    },
  },
};
