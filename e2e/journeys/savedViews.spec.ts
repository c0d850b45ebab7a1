import { signInWithoutForm } from '../pageObjects/session';
import { expect, test, collectConsoleErrors } from '../support/test';
import { expectAccessible } from '../pageObjects/accessibility';

const SALES = '/dashboard/sales/list/sale';

test('E-12 a view is saved with filters, columns, order and density, opens the list, is shared by link and deleted', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = collectConsoleErrors(page);
  // Other journeys add distributors, and with a second one in their zones supervisors see a column for it.
  const headers = page.getByRole('columnheader').filter({ hasNotText: 'Distribuidor' });
  await signInWithoutForm(page, 'supervisor');
  await page.goto(`${SALES}?status=REGISTRADA&sort=-total`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Columnas' }).click();
  const columns = page.getByRole('dialog', { name: 'Columnas' });
  await columns.getByRole('checkbox', { name: 'Hectáreas' }).uncheck();
  const handle = columns.getByRole('listitem').filter({ hasText: 'Total' }).locator('.surco-column-handle');
  await handle.hover();
  await page.mouse.down();
  await columns
    .getByRole('listitem')
    .first()
    .hover({ position: { x: 10, y: 4 } });
  await page.mouse.up();
  // Above the hidden one, and above the bags.
  for (let step = 0; step < 2; step += 1) await columns.getByRole('checkbox', { name: 'Estatus' }).press('Alt+ArrowUp');
  await columns.getByText('Compacta').click();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  // Cut links must not cover those of the next rows.
  await page.setViewportSize({ width: 1280, height: 900 });
  const isCut = (links: Element[]): boolean => links.some((link) => link.scrollHeight > link.clientHeight + 1);
  await expect.poll(() => page.getByRole('cell').getByRole('link').evaluateAll(isCut)).toBe(true);
  await expectAccessible(page);
  // The first one selects the page.
  const shown = ['', 'Folio', 'Total', 'Fecha', 'Cliente', 'Consultor', 'Temporada', 'Estatus', 'Bolsas'];
  await expect(headers).toHaveText(shown);
  const readRowHeight = async () => (await page.getByRole('row').nth(1).boundingBox())?.height;
  await expect.poll(readRowHeight).toBe(36);

  await page.getByRole('button', { name: 'Vistas' }).click();
  const views = page.getByRole('dialog', { name: 'Vistas' });
  await views.getByRole('button', { name: 'Guardar vista…' }).click();
  await views.getByLabel('Nombre de la vista').fill('Por entregar');
  await views.getByLabel('Abrir la lista con esta vista').check();
  await views.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Por entregar' })).toBeVisible();

  await page.getByRole('button', { name: 'Por entregar' }).click();
  await views.getByRole('button', { name: 'Vista original' }).click();
  await expect(page.getByRole('columnheader', { name: 'Hectáreas' })).toBeVisible();
  await page.goto(SALES);
  await expect(page).toHaveURL(/status=REGISTRADA&sort=-total&view=/);
  await page.reload();
  await expect(headers).toHaveText(shown);
  await expect.poll(readRowHeight).toBe(36);

  await page.getByRole('button', { name: 'Por entregar' }).click();
  await views.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await signInWithoutForm(other, 'admin');
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'Vista compartida' })).toContainText('Por entregar');
  await expect(other.getByRole('columnheader').nth(2)).toHaveText('Total');
  await expect(other.getByRole('list', { name: 'Filtros en uso' })).toContainText('Registrada');
  await expectAccessible(other);
  await other.goto(`${SALES}?status=REGISTRADA`);
  await expect(other.getByRole('columnheader').nth(2)).toHaveText('Fecha');
  await otherContext.close();

  await page.getByRole('button', { name: 'Acciones de Por entregar' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page
    .getByRole('dialog', { name: '¿Eliminar la vista «Por entregar»?' })
    .getByRole('button', { name: 'Eliminar la vista' })
    .click();
  await expect(page.getByRole('button', { name: 'Vistas' })).toBeVisible();
  await page.goto(SALES);
  await expect(page.getByRole('columnheader', { name: 'Hectáreas' })).toBeVisible();
  expect(errors).toEqual([]);
});
