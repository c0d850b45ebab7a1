import type { Page } from '@playwright/test';
import { expectAccessible } from '../../pageObjects/accessibility';
import { waitForCachedFile, waitForCachedResponse } from '../../pageObjects/deviceStorage';
import { signInWithoutForm } from '../../pageObjects/session';
import { query } from '../../support/database';
import { fetchChunkFilePattern } from '../../support/hostFiles';
import { controlClock, passPause } from '../../support/pauses';
import { setOffline } from '../../support/setOffline';
import { expect, test } from '../../support/test';

const getField = (page: Page) => page.getByRole('combobox', { name: 'Buscar', exact: true });
const getGroup = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** An active customer of the demo consultant, and the folio of their first sale, which no journey deletes. */
async function findCustomerWithSale(): Promise<{ name: string; contact: string; folio: string }> {
  const [row] = await query<{ name: string; contact: string; folio: string }>(
    `select coalesce(c.business_name, c.first_name || ' ' || c.last_name) as name,
       c.first_name || ' ' || c.last_name as contact, s.folio
     from sales s join customers c on c.id = s.customer_id join users u on u.id = s.consultant_id
     where u.email = 'consultor@surco.test' and c.consultant_id = u.id and c.status = 'ACTIVO'
       and s.status <> 'ELIMINADA' order by s.folio limit 1`,
  );
  if (!row) throw new Error('The demo data have no such sale.');
  return row;
}

test('the search is accessible; a consultant finds a sale by folio, and sells to a found customer, by keyboard alone', async ({
  page,
}) => {
  const { name, contact, folio } = await findCustomerWithSale();
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.keyboard.press('/');
  await getField(page).fill(folio.toLowerCase());
  await expect(getGroup(page, 'Ventas').getByRole('option', { name: folio })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/sales\/sale\//);
  await expect(page.getByText(folio).first()).toBeVisible();

  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(folio);
  await page.keyboard.press('Control+k');
  await expect(getGroup(page, 'Abiertos hace poco').getByRole('option', { name: folio })).toBeVisible();
  await getField(page).fill('lecher');
  await expect(getGroup(page, 'Clientes')).toBeVisible();
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  await getField(page).fill(name);
  const action = page.getByRole('option', { name: `Nueva venta para ${name}` });
  await expect(action).toBeVisible();
  const readActive = () => getField(page).getAttribute('aria-activedescendant');
  while ((await action.getAttribute('aria-selected')) !== 'true') {
    const before = await readActive();
    await page.keyboard.press('ArrowDown');
    await expect.poll(readActive).not.toBe(before);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/sales\/create-sale\?customerId=/);
  // E-06: the field shows the person, also for a company.
  await expect(page.getByRole('main')).toContainText(contact);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a consultant finds what the device stores', async ({ page, context }) => {
    await controlClock(page);
    await signInWithoutForm(page, 'consultant');
    await page.goto('/dashboard/sales/list/sale');
    await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
    await passPause(page);
    await waitForCachedFile(page, await fetchChunkFilePattern(page.request, 'search'));
    await waitForCachedResponse(page, 'GET /clients');
    await setOffline(context, true);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await getField(page).fill('lecher');
    await expect(page.getByText(/^Sin conexión: se busca en los datos guardados/)).toBeVisible();
    await expect(getGroup(page, 'Clientes').getByRole('option').first()).toContainText(/lecher/i);
  });
});
