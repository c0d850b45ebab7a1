import { expect } from '@playwright/test';
import { readStoredSession } from '../pageObjects/session';
import { ACCOUNTS } from '../support/demoAccounts';
import type { Person } from './person';
import { SALES, signIn, signInWithMicrosoft } from './steps';
import { test } from './test';

const FOLIO = /V-\d{4}-\d{6}/;

async function readSsoToken(person: Person): Promise<string> {
  const stored = JSON.parse((await readStoredSession(person)) ?? '{}') as { ssoToken?: string };
  return stored.ssoToken ?? '';
}

test('T-01 stays signed in after the browser was closed', async ({ openBrowser }) => {
  await signIn(await openBrowser(), ACCOUNTS.coordinator);
  const person = await openBrowser();
  await person.open(SALES);
  await person.seeText(FOLIO);
});

test('A-02 gets a new token of the directory after the browser was closed', async ({ openBrowser }) => {
  const before = await openBrowser();
  await signInWithMicrosoft(before);
  const formerToken = await readSsoToken(before);
  const person = await openBrowser();
  await person.open(SALES);
  await person.seeText(FOLIO);
  await expect.poll(async () => ['', formerToken].includes(await readSsoToken(person))).toBe(false);
});
