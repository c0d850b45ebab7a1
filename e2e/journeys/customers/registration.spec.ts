import { createPhone, query } from '../../support/database';
import { signInAsFarmer } from '../../pageObjects/loginPage';
import { chooseOption } from '../../pageObjects/select';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('R-04 T-04 a farmer registers on a phone and sees that approval is pending', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  const phone = createPhone();
  await page.goto('/login/farmer');
  await page.getByRole('link', { name: 'Registrarse como cliente' }).click();
  await expect(page).toHaveURL(/\/customer-registration$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Registro de clientes' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar registro' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Escriba el teléfono.' })).toBeVisible();
  await page.getByLabel(/^Nombre/).fill('Óscar');
  await page.getByLabel(/^Apellidos/).fill('Muñoz Peña');
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
  const rows = await query<{ status: string; last_name: string; privacy_notice_version: string | null }>(
    'select status, last_name, privacy_notice_version from customers where phone = $1',
    [phone],
  );
  expect(rows).toMatchObject([{ status: 'PENDIENTE', last_name: 'Muñoz Peña' }]);
  expect(rows[0]?.privacy_notice_version).toBeTruthy();
  expect(errors).toEqual([]);
});

test('R-04 touch targets are at least 44 px high', async ({ page }) => {
  await page.goto('/customer-registration');
  await expect(page.getByRole('checkbox')).toBeVisible();
  const targets = page.locator(
    '.surco-registration :is(.ant-input:not(.ant-input-affix-wrapper *), .ant-input-affix-wrapper, .ant-select, select, label:has(input), button[type=submit])',
  );
  const heights = await targets.evaluateAll((elements) =>
    elements.map(
      (element) => [element.outerHTML.slice(0, 80), Math.round(element.getBoundingClientRect().height)] as const,
    ),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(heights.filter(([, height]) => height < 44)).toEqual([]);
});

test('R-04 N-04 redirects a signed-in farmer to the simulator', async ({ page }) => {
  await signInAsFarmer(page);
  await expect(page).toHaveURL(/\/simulator/);
  await page.goto('/customer-registration');
  await expect(page).toHaveURL(/\/simulator/);
});
