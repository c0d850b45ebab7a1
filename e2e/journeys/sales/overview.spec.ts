import { expectAccessible } from '../../pageObjects/accessibility';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, test } from '../../support/test';

const OVERVIEW = '/dashboard/overview';

test('R-47 X-22 a figure, a bar and a range of Inicio lead to lists with the same total, and it is accessible', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await signInWithoutForm(page, 'coordinator');
  for (const [name, pattern, unit] of [
    [/^Bolsas/, /\d{1,3}(,\d{3})*/, ' bolsas'],
    [/^Laguna/, /[\d,]+ bolsas/, ''],
    [/^Vencen en 7 días/, /\d+ DKbonos?/, ''],
  ] as const) {
    // Other journeys sell at the same time.
    await expect(async () => {
      await page.goto(OVERVIEW);
      const link = page.getByRole('link', { name }).first();
      const [figure = 'no figure'] = pattern.exec((await link.textContent()) ?? '') ?? [];
      await link.click();
      // Inicio has the same figure.
      await expect(page).not.toHaveURL(OVERVIEW);
      await expect(page.getByText(figure + unit, { exact: true }).first()).toBeVisible();
    }).toPass();
  }
  await page.goto(OVERVIEW);
  await expect(page.getByRole('slider', { name: 'Recorrer «Ventas por semana»' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Actividad reciente' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
