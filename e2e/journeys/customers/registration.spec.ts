import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';
import { createPhone, query } from '../../support/database';
import { chooseMoreAction } from '../../pageObjects/documentDetail';
import { createUniqueName } from '../../pageObjects/recordList';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('R-04 R-15 R-17 T-04 X-26 a farmer registers on a phone, is approved and assigned to a consultant; after the anonymization the page shows nothing of the person', async ({
  page,
  browser,
}) => {
  const errors = collectConsoleErrors(page);
  const [phone, lastName] = [createPhone(), createUniqueName()];
  await page.goto('/login/farmer');
  await page.getByRole('link', { name: 'Registrarse como cliente' }).click();
  await expect(page).toHaveURL(/\/customer-registration$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Registro de clientes' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const targets = page.locator(
    '.surco-registration :is(.ant-input:not(.ant-input-affix-wrapper *), .ant-input-affix-wrapper, .ant-select, select, label:has(input), button[type=submit])',
  );
  await expect.poll(() => targets.count()).toBeGreaterThan(10);
  const findSmall = (elements: Element[]) =>
    elements
      .filter((element) => Math.round(element.getBoundingClientRect().height) < 44)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  await expect.poll(() => targets.evaluateAll(findSmall)).toEqual([]);

  await page.getByRole('button', { name: 'Enviar registro' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Escriba el teléfono.' })).toBeVisible();
  await page.getByLabel(/^Nombre/).fill('Óscar');
  await page.getByLabel(/^Apellidos/).fill(lastName);
  await page.getByLabel(/^Teléfono/).fill(`+52 1 ${phone}`);
  await chooseOption(page, /Estado/, 'Coahuila', 'coahuila');
  await chooseOption(page, /Localidad/, 'Torreón', 'torreon');
  await page.getByLabel('Tipo de producción').selectOption({ index: 1 });
  await page.getByLabel('Superficie de siembra').fill('19.7');
  await page.getByRole('checkbox', { name: 'Leí y acepto el aviso de privacidad' }).check();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Enviar registro' }).click();
  await expect(page.getByRole('heading', { name: /pendiente de aprobación/i })).toBeFocused();
  await expect(page.getByText('Qué sigue')).toBeVisible();
  await expectNoHorizontalScroll(page);
  const [registered] = await query<{ privacy_notice_version: string | null }>(
    'select privacy_notice_version from customers where phone = $1',
    [phone],
  );
  expect(registered?.privacy_notice_version).toBeTruthy();
  expect(errors).toEqual([]);

  const office = await browser.newPage({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });
  const officeErrors = collectConsoleErrors(office);
  await signInWithoutForm(office, 'admin');
  await office.goto('/dashboard/customers/list');
  const tabs = office.getByRole('navigation', { name: 'Clientes por situación' });
  await tabs.getByRole('link', { name: /^Pendientes de aprobación/ }).click();
  await office.getByRole('searchbox').fill(lastName);
  await office.getByRole('link', { name: `Óscar ${lastName}` }).click();
  await office.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(office.getByText('Activo', { exact: true })).toBeVisible();
  await chooseMoreAction(office, 'Asignar a un consultor');
  const dialog = office.getByRole('dialog', { name: `¿A quién se asigna Óscar ${lastName}?` });
  await chooseOption(office, /^Consultor/, 'Héctor Garza Villarreal', 'hector');
  await dialog.getByRole('button', { name: 'Asignar' }).click();
  await expect(dialog).toBeHidden();
  const [customer] = await query<{ id: string; status: string; email: string }>(
    'select c.id, c.status, u.email from customers c join users u on u.id = c.consultant_id where c.phone = $1',
    [phone],
  );
  expect(customer).toMatchObject({ status: 'ACTIVO', email: 'consultor@surco.test' });

  await query(
    `insert into simulations (user_id, customer_id, name, input, result)
     select user_id, $1, $2, input, result from simulations limit 1`,
    [customer?.id, `Rancho de ${lastName}`],
  );
  await office.reload();
  await expect(office.getByText(`Rancho de ${lastName}`)).toBeVisible();
  await chooseMoreAction(office, 'Anonimizar cliente');
  const confirmation = office.getByRole('dialog');
  await confirmation.getByRole('textbox', { name: /^Escriba/ }).fill(`Óscar ${lastName}`);
  await confirmation.getByRole('button', { name: 'Anonimizar cliente' }).click();
  await expect(office.getByRole('heading', { level: 1 })).toContainText('Cliente anonimizado');
  await expect(office.getByText('Sin nombre')).toBeVisible();
  await expect(office.getByText(lastName)).toHaveCount(0);
  expect(officeErrors).toEqual([]);
  await office.close();
});
