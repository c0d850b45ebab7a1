import { chromium, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { withClient } from '../data/withClient';
import { CONSULTANT_EMAIL, PASSWORD, signIn } from '../signIn';
import { formatMs, quantile } from '../statistics';
import { observeKeyDurations, readKeyDurations } from '../browser/keyDurations';
import { signInContext } from '../browser/visits';

const LINE_COUNT = Number(process.env.BENCH_LINES ?? 60);

/** Ids of the records that a sale refers to. */
interface SaleReferences {
  customerId: string;
  seasonId: string;
  productIds: string[];
}

/**
 * Adds `LINE_COUNT` products with stock at the distributor of the consultant.
 * @returns their ids, and those of a customer and a season for a sale of them
 */
async function createStock(client: Client, consultantId: string): Promise<SaleReferences> {
  const selectId = async (text: string, values: unknown[] = []): Promise<string> =>
    (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  const seasonId = await selectId(
    'select id from seasons where is_open and start_date <= current_date order by start_date limit 1',
  );
  const customerId = await selectId(`select id from clients where status = 'ACTIVO' and consultant_id = $1 limit 1`, [
    consultantId,
  ]);
  const { rows } = await client.query<{ id: string }>(
    `insert into products (code, name, crop, use, environment, packaging, seeds_per_bag, density_plants_ha, yield_mv, dry_matter, base_price, max_discount)
     select 'BANCO-' || n, name, crop, use, environment, packaging, seeds_per_bag, density_plants_ha, yield_mv, dry_matter, base_price, max_discount
     from generate_series(1, $1) n cross join (select * from products where code = 'DKX-620') p returning id`,
    [LINE_COUNT],
  );
  const productIds = rows.map(({ id }) => id);
  await client.query(
    `insert into inventories (season_id, product_id, distributor_id, initial)
     select $1, p, (select distributor_id from users where id = $2), 1000 from unnest($3::uuid[]) p`,
    [seasonId, consultantId, productIds],
  );
  return { customerId, seasonId, productIds };
}

async function createSale(origin: string, databaseUrl: string): Promise<string> {
  const { headers, user } = await signIn(origin, CONSULTANT_EMAIL);
  const { productIds, ...body } = await withClient(databaseUrl, (client) => createStock(client, user.id));
  const response = await fetch(`${origin}/api/sales`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, lines: productIds.map((productId) => ({ productId, quantity: 1 })) }),
  });
  const { data } = (await response.json()) as { data?: { id: string } };
  if (!data) throw new Error(`POST /sales: ${response.status}`);
  return data.id;
}

async function typeIntoSaleForm(page: Page): Promise<number> {
  const bags = page.getByRole('textbox', { name: 'Bolsas' }).or(page.getByRole('spinbutton', { name: 'Bolsas' }));
  await bags.nth(LINE_COUNT - 1).waitFor();
  await observeKeyDurations(page);
  let keys = 0;
  for (const line of [0, Math.floor(LINE_COUNT / 2), LINE_COUNT - 1]) {
    await bags.nth(line).click();
    await page.keyboard.press('ControlOrMeta+A');
    for (const key of '17') {
      await page.keyboard.press(key, { delay: 20 });
      keys += 1;
    }
    // The next field of the line is the discount, in percent.
    await page.keyboard.press('Tab');
    for (const key of '2.5') {
      await page.keyboard.press(key, { delay: 20 });
      keys += 1;
    }
  }
  if ((await bags.nth(LINE_COUNT - 1).inputValue()) !== '17') throw new Error('The typed value is not in the form.');
  const notes = page.getByRole('textbox', { name: 'Notas' });
  await notes.click();
  for (const key of 'Entregar en el rancho, camino a San Pedro') {
    await page.keyboard.press(key, { delay: 20 });
    keys += 1;
  }
  return keys;
}

/** Measures typing in a sale of `LINE_COUNT` lines in a browser, from the key to the paint. */
export async function measureSaleFormTyping(
  origin: string,
  databaseUrl: string,
  executablePath: string,
): Promise<void> {
  const id = await createSale(origin, databaseUrl);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
  await signInContext(context, origin, '/auth/', { email: CONSULTANT_EMAIL, password: PASSWORD });
  const page = await context.newPage();
  await page.goto(`/dashboard/sales/edit-sale/${id}`);
  const keys = await typeIntoSaleForm(page);
  const durations = await readKeyDurations(page);
  await browser.close();
  console.log('\nTyping in a long sale: from the key to the paint');
  console.table([
    {
      Lines: LINE_COUNT,
      keys: keys,
      'p95 ms': durations.length ? formatMs(quantile(durations, 0.95)) : '< 16',
      'slowest ms': durations.length ? formatMs(Math.max(...durations)) : '< 16',
      goal: '≤ 50',
    },
  ]);
}
