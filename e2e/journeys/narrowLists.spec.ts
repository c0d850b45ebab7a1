import type { Locator, Page } from '@playwright/test';
import { chooseOption } from '../pageObjects/select';
import { type Account, signInWithoutForm } from '../pageObjects/session';
import { query } from '../support/database';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

/** Expects that a table shows all its columns without scrolling. */
const expectWholeTable = (table: Locator): Promise<void> =>
  expect
    .poll(() =>
      table.evaluate(({ parentElement }) =>
        parentElement ? parentElement.scrollWidth - parentElement.clientWidth : 0,
      ),
    )
    .toBeLessThanOrEqual(0);

test('R-23 R-24 R-27 no column of a list or of a large sale is cut off at 768 px, and wider pages do not scroll sideways', async ({
  page,
}) => {
  await signInWithoutForm(page, 'admin');
  const table = page.getByRole('table');
  for (const path of [
    '/dashboard/sales/list/sale',
    '/dashboard/sales/list/voucher',
    '/dashboard/customers/list',
    '/dashboard/users/list',
    '/dashboard/seasons/inventory',
    '/dashboard/products/list',
    '/dashboard/seasons/list',
    '/dashboard/partners/list',
    '/dashboard/users/audit',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      for (const width of [1920, 1440, 1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoHorizontalScroll(page);
      }
      await expectWholeTable(table);
      if (path === '/dashboard/sales/list/sale')
        for (const name of ['Total', 'Estatus'])
          await expect(page.getByRole('columnheader', { name })).toBeInViewport();
    });

  // The open menu lies over a list, which keeps its columns.
  const { width } = (await table.boundingBox()) ?? {};
  await page.getByRole('button', { name: 'Ampliar el menú' }).click();
  await expect(page.getByRole('button', { name: 'Reducir el menú' })).toBeVisible();
  await expect.poll(async () => (await table.boundingBox())?.width).toBe(width);
  await expectWholeTable(table);

  const [largest] = await query<{ id: string }>(
    `select id from sales where status <> 'ELIMINADA' order by total desc limit 1`,
  );
  await page.goto(`/dashboard/sales/sale/${largest?.id}`);
  const products = page.getByRole('table', { name: 'Productos' });
  await expect(products.getByRole('row').nth(1)).toBeVisible();
  await expectWholeTable(products);
});

/** The number of cards of a list that are wholly between the header and the bottom bar, before any scrolling. */
const countVisibleCards = (page: Page, list: string): Promise<number> =>
  page
    .getByRole('list', { name: list, exact: true })
    .locator('> li')
    .evaluateAll((cards) => {
      const bars = [...document.querySelectorAll('nav')].map((bar) => bar.getBoundingClientRect());
      const bottom = Math.min(
        window.innerHeight,
        ...bars.filter((bar) => bar.bottom >= window.innerHeight - 1).map((bar) => bar.top),
      );
      return cards.filter((card) => card.getBoundingClientRect().bottom <= bottom).length;
    });

const CARDS: readonly (readonly [Account, Readonly<Record<string, string>>])[] = [
  ['coordinator', { clientes: '/dashboard/customers/list' }],
  [
    'admin',
    {
      usuarios: '/dashboard/users',
      productos: '/dashboard/products/list',
      localidades: '/dashboard/locations/state-zones-localities',
      mensajes: '/dashboard/params/message',
    },
  ],
  ['consultant', { DKbonos: '/dashboard/sales/list/voucher', ventas: '/dashboard/sales/list/sale' }],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('R-23 at 360 × 740 px at least four cards of a list are visible at once, and their menus, views and sort order open', async ({
    page,
  }) => {
    for (const [account, lists] of CARDS) {
      await signInWithoutForm(page, account);
      for (const [list, path] of Object.entries(lists))
        await test.step(list, async () => {
          await page.goto(path);
          await expect(page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first()).toBeVisible();
          await expect.poll(() => countVisibleCards(page, list)).toBeGreaterThanOrEqual(4);
          await expectNoHorizontalScroll(page);
        });
      if (account === 'admin') {
        await page.goto('/dashboard/params/sections');
        const titles = page.getByRole('list', { name: 'Secciones publicadas' }).locator('.surco-card-title');
        await expect(titles.first()).toBeVisible();
        const countCut = (all: Element[]) => all.filter((title) => title.scrollWidth > title.clientWidth).length;
        await expect.poll(() => titles.evaluateAll(countCut)).toBe(0);
      }
    }
    const sales = page.getByRole('list', { name: 'ventas', exact: true });
    await sales
      .getByRole('button', { name: /^Acciones de V-/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Vistas' }).click();
    const views = page.getByRole('dialog', { name: 'Vistas' });
    for (const name of ['Guardar vista…', 'Copiar enlace'])
      await expect
        .poll(async () => (await views.getByText(name, { exact: true }).boundingBox())?.width)
        .toBeGreaterThan(40);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await chooseOption(page, 'Ordenar por', 'Total, de mayor a menor');
    await expect(page).toHaveURL(/sort=-total/);
    await expectNoHorizontalScroll(page);
  });
});
