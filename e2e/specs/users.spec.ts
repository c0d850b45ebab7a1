import type { Page } from '@playwright/test';
import { newPhone, newUser } from '../pages/database';
import { signIn } from '../pages/loginPage';
import { linkFor } from '../pages/outbox';
import { enter } from '../pages/session';
import { expect, test } from '../pages/test';
import { confirmIn, fillUser, openPending, rowOf } from '../pages/users';

const PASSWORD = 'cosecha de tres lluvias';
const newEmail = (): string => `alta-${newPhone()}@surco.test`;

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('La contraseña se cambió')).toBeVisible();
}

test('R-13 R-12 T-04 E-03 a new user waits, is approved and enters through the mailed link and its password', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await enter(page, 'admin');
  await page.goto('/dashboard/users');
  await page.getByRole('link', { name: 'Nuevo usuario' }).click();
  await fillUser(page, { firstName: 'Íñigo', lastName: `Núñez ${email.slice(5, 15)}`, email });
  await page.getByLabel('Rol').selectOption('Consultor');
  await page.getByLabel('Distribuidor').click();
  await page.locator('.ant-select-item-option').first().click();
  await page.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users\/form\/[\w-]{36}$/);
  await expect(page.getByText(/Espera aprobación/)).toBeVisible();

  const elsewhere = await browser.newContext();
  const own = await elsewhere.newPage();
  await choosePassword(own, await linkFor(email));

  const row = await openPending(page, email.slice(5, 15));
  await row.getByRole('button', { name: /^Aprobar a/ }).click();
  await confirmIn(page, /^¿Aprobar a Íñigo/, 'Aprobar');
  await expect(page.getByText(/^Se aprobó a Íñigo/)).toBeVisible();
  await expect(row).toHaveCount(0);

  await signIn(own, email, PASSWORD);
  await expect(own).toHaveURL(/\/accept-terms$/);
  await elsewhere.close();
});

test('R-12 R-14 T-04 nobody is rejected without a reason; the profile and the trace tell it, and it can be undone', async ({
  page,
}) => {
  const { id, email } = await newUser('Consultant', 'PENDIENTE');
  await enter(page, 'admin');
  const row = await openPending(page, email);
  await row.getByRole('button', { name: /^Rechazar a/ }).click();
  const dialog = page.getByRole('dialog');
  // A dialog that is still coming up may slip from under the pointer: a person presses again.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await expect(dialog.getByText('Escriba el motivo del rechazo.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No trabaja aquí');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`/dashboard/users/form/${id}`);
  await expect(page.getByText('No trabaja aquí')).toBeVisible();
  await page.getByRole('button', { name: 'Devolver a pendiente' }).click();
  await confirmIn(page, /^¿Devolver a pendiente/, 'Devolver a pendiente');
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();

  await page.goto('/dashboard/users/audit?entity=user&action=REJECT');
  await rowOf(page, 'Usuario Prueba Navegador')
    .first()
    .getByRole('button', { name: /^Ver el cambio/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /Motivo.*No trabaja aquí/ })).toBeVisible();
});

test('R-14 X-02 a farmer’s key is shown once, opens the simulator, and renewing it ends the former', async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  await enter(page, 'admin');
  await page.goto('/dashboard/users/form');
  await fillUser(page, { firstName: 'Rosa', lastName: `Campo ${phone}`, phone });
  await page.getByLabel('Rol').selectOption('Agricultor');
  await page.getByRole('button', { name: 'Dar de alta' }).click();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await confirmIn(page, /^¿Aprobar a Rosa/, 'Aprobar');

  const give = async (action: string): Promise<string> => {
    await page.getByRole('button', { name: action }).click();
    await confirmIn(page, /clave de cliente/, action);
    const panel = page.getByRole('region', { name: 'Clave de cliente nueva' });
    const key = await panel.locator('code').innerText();
    await panel.getByRole('button', { name: 'Ya la entregué' }).click();
    await expect(page.getByText(key)).toHaveCount(0);
    return key;
  };
  const enterWith = async (key: string): Promise<Page> => {
    const own = await (await browser.newContext()).newPage();
    await own.goto('/login/farmer');
    const form = own.getByRole('form', { name: 'Acceso para agricultores' });
    await form.getByLabel('Teléfono').fill(phone);
    await form.getByLabel('Clave de cliente', { exact: true }).fill(key);
    await form.getByRole('button', { name: 'Entrar' }).click();
    return own;
  };
  const former = await give('Dar clave de cliente');
  const own = await enterWith(former);
  await expect(own).toHaveURL(/\/simulator/);
  const renewed = await give('Renovar la clave de cliente');
  const refused = await enterWith(former);
  await expect(refused.getByText('El teléfono o la clave de cliente no son correctos.')).toBeVisible();
  await expect(await enterWith(renewed)).toHaveURL(/\/simulator/);
  await Promise.all([own, refused].map((tab) => tab.context().close()));
});

test('R-13 P-05 a supervisor gives no role above its own, and leaving with changes asks', async ({ page }) => {
  await enter(page, 'supervisor');
  await page.goto('/dashboard/users/form');
  await expect(page.getByLabel('Rol').locator('option')).toHaveText([
    'Elija un rol',
    'Supervisor',
    'Consultor',
    'Agricultor',
  ]);
  await fillUser(page, { firstName: 'Rosa' });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users\/form$/);
});
