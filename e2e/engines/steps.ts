import { expect } from '@playwright/test';
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
