import { expect, type APIRequestContext } from '@playwright/test';
import { readApiHeaders, openSession } from '../pageObjects/session';
import { ACCOUNTS, PASSWORD } from '../support/demoAccounts';
import type { Person } from './person';

export const SALES = '/dashboard/sales/list/sale';

export async function signIn(person: Person, email: string): Promise<void> {
  await person.open('/login');
  await person.typeInto({ label: 'Correo electrónico' }, email);
  await person.typeInto({ label: 'Contraseña' }, PASSWORD);
  await person.pressButton('Entrar');
  await person.arriveAt(/^\/dashboard/);
}

/** Opens the Microsoft window and switches to it. A browser may block it at first: then the page asks for another press. */
async function openMicrosoftWindow(person: Person): Promise<void> {
  const another = { role: 'button', name: 'Abrir la ventana de Microsoft' };
  await person.pressButton('Entrar con Microsoft');
  await expect
    .poll(async () => {
      if (await person.sees(another)) await person.press(another);
      return person.switchToPopup();
    })
    .toBe(true);
}

/** A coordinator signs in through the Microsoft window. */
export async function signInWithMicrosoft(person: Person): Promise<void> {
  await person.open('/login');
  await openMicrosoftWindow(person);
  await person.press({ role: 'radio', name: new RegExp(ACCOUNTS.coordinator) });
  await person.typeInto({ label: 'Contraseña' }, PASSWORD);
  await person.pressButton('Entrar');
  await person.switchBack();
  await person.arriveAt(/^\/dashboard\/users/);
}

export async function openSaleForm(person: Person): Promise<void> {
  await person.open(SALES);
  await person.press({ role: 'link', name: 'Nueva venta' });
  await person.see({ role: 'heading', name: 'Nueva venta' });
}

/** Chooses a customer and two bags of a product. */
export async function fillSale(person: Person): Promise<void> {
  await person.choose('Cliente', 'Lecher');
  await person.choose('Agregar producto', 'DKX-450');
  await person.typeInto({ label: /^Bolsas/ }, '2');
}

interface Stock {
  productId: string;
  seasonId: string;
}

interface Document {
  id: string;
  folio: string;
}

/** A consultant registers a sale or DKbono of two bags, in a session of its own. */
export async function createDocument(request: APIRequestContext, kind: 'sales' | 'vouchers'): Promise<Document> {
  await openSession(request, 'consultant');
  const headers = await readApiHeaders(request);
  const read = async <T>(path: string): Promise<T> =>
    ((await (await request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const [customer] = await read<{ id: string }[]>('/clients?page=1&size=1&status=ACTIVO');
  const seasons = await read<{ id: string; startDate: string }[]>('/seasons?page=1&size=all&isOpen=true');
  const season = seasons.find(({ startDate }) => new Date(startDate) < new Date());
  const stocks = await read<Stock[]>('/inventories?page=1&size=all&search=DKX-450');
  const stock = stocks.find(({ seasonId }) => seasonId === season?.id);
  const response = await request.post(`/api/${kind}`, {
    headers,
    data: {
      customerId: customer?.id,
      seasonId: stock?.seasonId,
      lines: [{ productId: stock?.productId, quantity: 2 }],
    },
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return ((await response.json()) as { data: Document }).data;
}
