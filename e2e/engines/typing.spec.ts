import { expect } from '@playwright/test';
import { createDocument } from '../support/createDocument';
import { ACCOUNTS } from '../support/demoAccounts';
import type { Person } from './person';
import { SALES, signIn } from './steps';
import { test } from './test';

declare global {
  /** What had the focus inside of a dialog, in order. */
  var focused: string[];
}

/** Slows the page down, and records what gets the focus inside of dialogs from now on. */
async function openSlowly(person: Person): Promise<void> {
  await person.slowDown();
  await person.evaluate(() => {
    globalThis.focused = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.closest('dialog, [role=dialog]'))
        globalThis.focused.push(target.tagName === 'INPUT' ? target.tagName : `${target.tagName} ${target.className}`);
    });
  }, null);
}

/** Waits until all animations have ended, so that nothing may move the focus any more. */
async function waitForAnimations(person: Person): Promise<void> {
  const countAnimations = () => person.evaluate(() => document.getAnimations().length, null);
  await expect.poll(countAnimations, { timeout: 30_000 }).toBe(0);
}

const readFocused = (person: Person): Promise<string[]> => person.evaluate(() => globalThis.focused, null);

const AMOUNT = /^Importe/;

test('A-05 X-12 registers the amount that is typed while the dialog opens', async ({ person, request }) => {
  const voucher = await createDocument(request, 'vouchers');
  await signIn(person, ACCOUNTS.consultant);
  await person.open(`/dashboard/sales/dkbono/${voucher.id}`);
  await person.seeText(voucher.folio);
  await openSlowly(person);
  await person.pressButton('Registrar abono');
  await person.see({ label: AMOUNT });
  await person.type('1000.25');
  expect(await person.readField(AMOUNT)).toBe('1000.25');
  await waitForAnimations(person);
  expect(await person.readField(AMOUNT)).toBe('1000.25');
  expect(await readFocused(person)).toEqual(['INPUT']);
  await person.pressEnter();
  await person.seeText(`Abono de $1,000.25 registrado en ${voucher.folio}`);
});

test('A-05 takes the name of a view that is typed as soon as its field is shown', async ({ person }) => {
  await signIn(person, ACCOUNTS.coordinator);
  await person.open(SALES);
  await openSlowly(person);
  await person.pressButton('Vistas');
  await person.pressButton('Guardar vista…');
  await person.see({ label: /^Nombre de la vista/ });
  await person.type('De hoy');
  await waitForAnimations(person);
  expect(await person.readField(/^Nombre de la vista/)).toBe('De hoy');
});

test('A-05 takes the name of a locality that is typed while its dialog opens', async ({ person }) => {
  await signIn(person, ACCOUNTS.admin);
  await person.open('/dashboard/locations/state-zones-localities');
  await person.seeText('Acayucan');
  await openSlowly(person);
  await person.pressButton('Nueva localidad');
  await person.see({ label: /^Nombre/ });
  await person.type('Ejido Xochimilco');
  await waitForAnimations(person);
  expect(await person.readField(/^Nombre/)).toBe('Ejido Xochimilco');
});
