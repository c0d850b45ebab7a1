import { chromium, type Page } from '@playwright/test';
import { Client } from 'pg';
import { ARGS } from '../browserFlags';
import { CONSULTANT, PASSWORD, signIn } from './signIn';
import { ms, quantile } from './statistics';
import { enter } from './visits';

const LINES = Number(process.env.BENCH_LINES ?? 60);

interface Stock {
  customerId: string;
  seasonId: string;
  productIds: string[];
}

/** So many products on sale, with stock where the consultant sells. */
async function stockFor(databaseUrl: string, consultantId: string): Promise<Stock> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const one = async (text: string, values: unknown[] = []): Promise<string> =>
    (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  const seasonId = await one(
    'select id from seasons where is_open and start_date <= current_date order by start_date limit 1',
  );
  const customerId = await one(`select id from clients where status = 'ACTIVO' and consultant_id = $1 limit 1`, [
    consultantId,
  ]);
  const { rows } = await client.query<{ id: string }>(
    `insert into products (code, name, crop, use, environment, packaging, seeds_per_bag, density_plants_ha, yield_mv, dry_matter, base_price, max_discount)
     select 'BANCO-' || n, name, crop, use, environment, packaging, seeds_per_bag, density_plants_ha, yield_mv, dry_matter, base_price, max_discount
     from generate_series(1, $1) n cross join (select * from products where code = 'DKX-620') p returning id`,
    [LINES],
  );
  const productIds = rows.map(({ id }) => id);
  await client.query(
    `insert into inventories (season_id, product_id, distributor_id, initial)
     select $1, p, (select distributor_id from users where id = $2), 1000 from unnest($3::uuid[]) p`,
    [seasonId, consultantId, productIds],
  );
  await client.end();
  return { customerId, seasonId, productIds };
}

async function createSale(origin: string, databaseUrl: string): Promise<string> {
  const { headers, user } = await signIn(origin, CONSULTANT);
  const { productIds, ...body } = await stockFor(databaseUrl, user.id);
  const answer = await fetch(`${origin}/api/sales`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, lines: productIds.map((productId) => ({ productId, quantity: 1 })) }),
  });
  const { data } = (await answer.json()) as { data?: { id: string } };
  if (!data) throw new Error(`POST /sales: ${answer.status}`);
  return data.id;
}

/** Keeps how long the browser took from each key to the next paint. Those under 16 ms it does not tell apart. */
export const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept: number[] = [];
    Object.assign(window, { keyDurations: kept });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^key|^input$|^beforeinput$/.test(name)) kept.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });

/** What {@link watchKeys} has seen by now, the last keys included. */
export const keyDurations = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) =>
        setTimeout(() => done((window as Window & { keyDurations?: number[] }).keyDurations ?? []), 500),
      ),
  );

async function type(page: Page): Promise<number> {
  const bags = page.getByRole('textbox', { name: 'Bolsas' }).or(page.getByRole('spinbutton', { name: 'Bolsas' }));
  await bags.nth(LINES - 1).waitFor();
  await watchKeys(page);
  let keys = 0;
  for (const line of [0, Math.floor(LINES / 2), LINES - 1]) {
    await bags.nth(line).click();
    await page.keyboard.press('ControlOrMeta+A');
    for (const key of '17') {
      await page.keyboard.press(key, { delay: 20 });
      keys += 1;
    }
    await page.keyboard.press('Tab');
    for (const key of '2.5') {
      await page.keyboard.press(key, { delay: 20 });
      keys += 1;
    }
  }
  if ((await bags.nth(LINES - 1).inputValue()) !== '17') throw new Error('What was typed is not in the form.');
  const notes = page.getByRole('textbox', { name: /Notas|Indicaciones/ });
  await notes.click();
  for (const key of 'Entregar en el rancho, camino a San Pedro') {
    await page.keyboard.press(key, { delay: 20 });
    keys += 1;
  }
  return keys;
}

/** Typing in a sale of sixty lines, in a real browser: from the key to the paint. */
export async function measureTyping(origin: string, databaseUrl: string, executablePath: string): Promise<void> {
  const id = await createSale(origin, databaseUrl);
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
  await enter(context, origin, '/auth/', { email: CONSULTANT, password: PASSWORD });
  const page = await context.newPage();
  await page.goto(`/dashboard/sales/edit-sale/${id}`);
  const keys = await type(page);
  const durations = await keyDurations(page);
  await browser.close();
  console.log('\nEscribir en una venta larga: de la tecla a la pantalla');
  console.table([
    {
      Líneas: LINES,
      teclas: keys,
      'p95 ms': durations.length ? ms(quantile(durations, 0.95)) : '< 16',
      'la más lenta ms': durations.length ? ms(Math.max(...durations)) : '< 16',
      meta: '≤ 50',
    },
  ]);
}
