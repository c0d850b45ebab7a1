import { expectAccessible } from '../pageObjects/accessibility';
import { signInWithoutForm } from '../pageObjects/session';
import { collectConsoleErrors, expect, test } from '../support/test';

// Recording the pages would take longer than the test.
test.use({ trace: 'off' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('A-04 an open list with options and one without are accessible and readable', async ({ page }) => {
    const errors = collectConsoleErrors(page);
    await signInWithoutForm(page, 'consultant');
    await page.goto('/dashboard/sales/create-sale');
    const customer = page.getByRole('combobox', { name: /^Cliente/ });
    await customer.click();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await expectAccessible(page);
    await customer.fill('nadie se llama así');
    await expect(page.getByText('coincide con la búsqueda').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await customer.press('Escape');
    const product = page.getByRole('combobox', { name: 'Agregar producto' });
    await product.fill('ninguno se llama así');
    await expect(page.getByRole('option', { name: /^Ningún producto/ })).toBeVisible();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
});

test('A-04 the dialogs of an ARCO request and of an audit entry are accessible', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/params/privacy-requests');
  await page.getByRole('button', { name: 'Nueva solicitud' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Nueva solicitud' }).getByLabel(/^Derecho/)).toBeFocused();
  await expectAccessible(page);
  await page.goto('/dashboard/users/audit?kind=access');
  await page
    .getByRole('button', { name: /^Ver el detalle/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/^Desde:/)).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
