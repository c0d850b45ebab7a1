import type { BrowserContext, Page } from '@playwright/test';
import { getScriptName, readFirstLoads } from '../../tools/src/firstLoads/readFirstLoads';
import { getSummaryNumbers } from '../pageObjects/documentDetail';
import { query } from '../support/database';
import { ACCOUNTS } from '../support/demoAccounts';
import { type Account, signInWithoutForm } from '../pageObjects/session';
import { collectRequestPaths, expect, test } from '../support/test';

interface FirstLoad {
  path: string;
  account?: Account;
  /** What is shown once the page is complete. */
  find: (page: Page) => ReturnType<Page['getByText']>;
}

const getFolio = (page: Page) => page.getByText(/^(V|DKB)-\d{4}-\d{6}$/).first();

// The largest documents are of the demo data: other journeys change and delete theirs.
const findSaleId = async (): Promise<string> =>
  (await query<{ id: string }>("select id from sales where status = 'REGISTRADA' order by total desc limit 1"))[0]
    ?.id ?? '';

const buildOwnDocumentSql = (table: string, condition: string): string =>
  `select d.id from ${table} d join users u on u.id = d.consultant_id join seasons s on s.id = d.season_id
   where u.email = '${ACCOUNTS.consultant}' and s.is_open and d.${condition} order by d.total desc limit 1`;

/**
 * Lets the pages of a context never finish loading: what the product starts some seconds after the load, such as the
 * preparation of the device, does not start. So what a page requests does not depend on how fast the machine is.
 */
const withoutLoadEvent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.addEventListener('load', (event) => event.stopImmediatePropagation());
    Object.defineProperty(document, 'readyState', { get: () => 'interactive' });
  });

/** Calls that the HTML started before the scripts and that the page has not used. */
const listUnusedCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.__surco?.inFlight.keys() ?? [])]);

const { pages } = readFirstLoads();

const FIRST_LOADS: readonly FirstLoad[] = [
  { path: '/login', find: (page) => page.getByRole('button', { name: 'Entrar', exact: true }) },
  {
    path: '/customer-registration',
    find: (page) => page.getByRole('button', { name: 'Enviar registro' }),
  },
  { path: '/dashboard/sales/list/sale', account: 'consultant', find: getFolio },
  { path: '/dashboard/sales/list/voucher', account: 'consultant', find: getFolio },
  {
    path: '/dashboard/sales/create-sale',
    account: 'consultant',
    find: (page) => page.getByRole('combobox', { name: 'Agregar producto' }),
  },
  {
    path: '/dashboard/sales/sale/:id?',
    account: 'admin',
    find: (page) => getSummaryNumbers(page).first(),
  },
  {
    path: '/dashboard/my-day',
    account: 'consultant',
    find: (page) => page.getByRole('link', { name: 'Abonar' }).first(),
  },
  { path: '/dashboard/overview', account: 'admin', find: (page) => page.getByRole('slider').first() },
  {
    path: '/dashboard/customers/list',
    account: 'consultant',
    find: (page) => page.getByRole('row').nth(1),
  },
  {
    path: '/dashboard/seasons/inventory',
    account: 'admin',
    find: (page) => page.getByText(/^\d+ registros de inventario$/),
  },
  {
    path: '/simulator',
    account: 'farmer',
    find: (page) =>
      page
        .getByText(/\d ha\b/)
        .locator('visible=true')
        .first(),
  },
];

for (const { path, account, find } of FIRST_LOADS)
  test(`C-07 ${path} loads the scripts of its budget, and no others`, async ({ page, context }) => {
    await withoutLoadEvent(context);
    if (account) await signInWithoutForm(page, account);
    const requested = collectRequestPaths(page);
    await page.goto(path.replace(':id?', await findSaleId()));
    await expect(find(page)).toBeVisible();
    const listLoaded = (): string[] => [
      ...new Set(requested.filter((address) => address.endsWith('.js')).map(getScriptName)),
    ];
    await expect.poll(() => listLoaded().toSorted()).toEqual((pages[path] ?? []).toSorted());
    // The host's script is requested first, so that it runs while the others arrive.
    expect(listLoaded()[0]).toBe('host/main');
    await expect.poll(() => listUnusedCalls(page)).toEqual([]);
  });

/** Pages of records, and SQL that finds the id in their address. */
const RECORD_PAGES: readonly (readonly [Account, string, string])[] = [
  ['consultant', '/dashboard/sales/edit-sale', buildOwnDocumentSql('sales', "status = 'REGISTRADA'")],
  ['consultant', '/dashboard/sales/edit-dkbono', buildOwnDocumentSql('vouchers', "status = 'CON_ABONOS'")],
  ['consultant', '/dashboard/sales/create-sale', buildOwnDocumentSql('vouchers', "status = 'LIQUIDADO'")],
  ['admin', '/dashboard/sales/dkbono', 'select id from vouchers order by total desc limit 1'],
  ['admin', '/dashboard/customers/form', 'select id from customers order by created_at, id limit 1'],
  ['admin', '/dashboard/seasons/season', 'select id from seasons order by created_at, id limit 1'],
  ['admin', '/dashboard/seasons/details', 'select id from inventories order by created_at, id limit 1'],
  ['admin', '/dashboard/users/form', `select id from users where email = '${ACCOUNTS.supervisor}'`],
  ['admin', '/dashboard/products/form', "select id from products where code = 'DKX-620'"],
];

for (const account of ['consultant', 'admin'] as const)
  test(`the pages of records of the ${account} use the calls that the HTML starts`, async ({ page }) => {
    await signInWithoutForm(page, account);
    const requested = collectRequestPaths(page);
    for (const [, path, sql] of RECORD_PAGES.filter(([who]) => who === account)) {
      const [record] = await query<{ id: string }>(sql);
      requested.length = 0;
      await page.goto(`${path}/${record?.id ?? ''}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const calls = requested.filter((address) => address.endsWith(`/${record?.id}`) && address.startsWith('/api/'));
      expect(calls, path).toHaveLength(1);
      await expect.poll(() => listUnusedCalls(page), path).toEqual([]);
    }
  });
