import { PASSWORD } from '../pages/accounts';
import { newUser } from '../pages/database';
import { signIn } from '../pages/loginPage';
import { linkFor } from '../pages/outbox';
import { apiHeaders, enter } from '../pages/session';
import { expect, test } from '../pages/test';
import type { Page } from '@playwright/test';

const NEW_PASSWORD = 'cosecha de tres lluvias';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expect(page).toHaveURL(/\/restore-password$/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Revise su correo')).toBeVisible();
}

async function choose(page: Page, link: string, password: string): Promise<void> {
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
}

test('R-05 R-03 X-04 a forgotten password: mail, link, new password, signed in; the old sessions are dead', async ({
  page,
  browser,
}) => {
  const { email } = await newUser('Supervisor');
  const elsewhere = await browser.newContext();
  const tab = await elsewhere.newPage();
  await enter(tab, { email, password: PASSWORD });

  await askForLink(page, email);
  const link = await linkFor(email);
  await choose(page, link, NEW_PASSWORD);
  await expect(page.getByText('La contraseña se cambió')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/users$/);

  const old = await tab.request.get('/api/auth/me', { headers: await apiHeaders(tab.request) });
  expect(old.status()).toBe(401);
  await elsewhere.close();
});

test('R-03 a link works once: the second time it says so and leads to a new one', async ({ page }) => {
  const { email } = await newUser('Supervisor');
  await askForLink(page, email);
  const link = await linkFor(email);
  await choose(page, link, NEW_PASSWORD);
  await expect(page.getByText('La contraseña se cambió')).toBeVisible();
  await choose(page, link, `${NEW_PASSWORD} otra vez`);
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await page.getByRole('link', { name: 'Solicitar un enlace nuevo' }).click();
  await expect(page).toHaveURL(/\/restore-password$/);
});

test('R-03 a forged link, or none, is told in Spanish with a way on', async ({ page }) => {
  await choose(page, 'http://surco.invalid/new-password?token=falso', NEW_PASSWORD);
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await page.goto('/new-password');
  await expect(page.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible();
});

test('X-04 an address nobody has is answered in the same words', async ({ page }) => {
  await askForLink(page, 'nadie@surco.test');
  await expect(page.getByText(/Si hay una cuenta con el correo nadie@surco\.test/)).toBeVisible();
});
