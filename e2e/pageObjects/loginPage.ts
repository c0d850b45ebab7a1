import { expect, type Page } from '@playwright/test';
import { FARMER, PASSWORD } from '../support/demoAccounts';

/** Sends the password on the login page that is open; a second step may follow. */
export async function submitPasswordForm(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Acceso para el personal' });
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar' }).click();
}

/** Opens the login page and sends the password; a second step may follow. */
export async function submitPassword(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.goto('/login');
  await submitPasswordForm(page, email, password);
}

/** Signs in on the login page. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await submitPassword(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
}

export async function signInAsFarmer(page: Page, path = '/login/farmer'): Promise<void> {
  await page.goto(path);
  const form = page.getByRole('form', { name: 'Acceso para agricultores' });
  await form.getByLabel('Teléfono').fill(FARMER.phone);
  await form.getByLabel('Clave de cliente', { exact: true }).fill(FARMER.clientKey);
  await form.getByRole('button', { name: 'Entrar' }).click();
}

/** Signs in through the popup of the Microsoft directory. */
export async function signInWithMicrosoft(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const popupOpened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  const popup = await popupOpened;
  await popup.getByRole('radio', { name: new RegExp(email) }).check();
  await popup.getByLabel('Contraseña').fill(PASSWORD);
  await popup.getByRole('button', { name: 'Entrar' }).click();
}
