import { formatDate, getCalendarDate } from '@surco/shared/domain';
import { SaleForm } from '../pageObjects/saleForm';
import { signInWithoutForm } from '../pageObjects/session';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 } });

test('A-05 with a clock three days slow, a new DKbono has the day of the server, and the clock is mentioned', async ({
  page,
}) => {
  await page.clock.setSystemTime(Date.now() - 3 * 86_400_000);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/create-dkbono');
  const today = formatDate(getCalendarDate('America/Mexico_City'));
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo DKbono' })).toBeVisible();
  await expect(page.getByLabel(/^Fecha/)).toHaveValue(today);
  const hint = page.getByRole('complementary', { name: 'Sugerencia' });
  await expect(hint.getByText('El reloj de este dispositivo está atrasado 3 días respecto al servidor.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await hint.getByRole('button', { name: 'Entendido' }).click();
  await expect(hint).toBeHidden();
  await new SaleForm(page, 'voucher').open();
  await expect(page.getByLabel(/^Fecha/)).toHaveValue(today);
});
