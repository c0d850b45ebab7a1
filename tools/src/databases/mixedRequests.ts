import { randomUUID } from 'node:crypto';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, signIn } from '../../bench/signIn';
import { withClient } from '../../bench/data/withClient';

interface SaleBody {
  customerId: string;
  seasonId: string;
  lines: { productId: string; quantity: number }[];
}

/** Adds stock to every inventory. @returns a sale that the demo consultant may record any number of times */
export async function prepareSale(ownerUrl: string): Promise<SaleBody> {
  return withClient(ownerUrl, async (client) => {
    await client.query('update inventories set initial = initial + 100000');
    const { rows } = await client.query<{ customer: string; season: string; product: string }>(
      `select s.customer_id as customer, s.season_id as season, l.product_id as product
       from sales s join sale_lines l on l.sale_id = s.id join users u on u.id = s.consultant_id
       where u.email = $1 order by s.date desc limit 1`,
      [CONSULTANT_EMAIL],
    );
    const [sale] = rows;
    if (!sale) throw new Error('The demo data has no sale of the consultant.');
    return { customerId: sale.customer, seasonId: sale.season, lines: [{ productId: sale.product, quantity: 1 }] };
  });
}

type SendRequest = () => Promise<Response>;

/** Reads, writes and repeated writes, in turn. */
export async function createMixedRequests(origin: string, ownerUrl: string): Promise<SendRequest[]> {
  const body = JSON.stringify(await prepareSale(ownerUrl));
  const { headers: admin } = await signIn(origin, ADMIN_EMAIL);
  const { headers: consultant } = await signIn(origin, CONSULTANT_EMAIL);
  const get = (path: string, headers: Record<string, string>) => () => fetch(`${origin}/api${path}`, { headers });
  const createSale = (key: string) =>
    fetch(`${origin}/api/sales`, {
      method: 'POST',
      headers: { ...consultant, 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
  let lastKey = randomUUID();
  return [
    get('/sales?page=1&size=20', admin),
    () => createSale((lastKey = randomUUID())),
    get('/sales/totals', admin),
    get('/vouchers?page=1&size=20', consultant),
    () => createSale(lastKey),
    get('/clients?page=2&size=20', admin),
    get('/auth/me', consultant),
    get('/seasons?page=1&size=20', admin),
    get('/health/ready', {}),
    get('/notifications?page=1&size=20', consultant),
  ];
}

export interface LoadResult {
  /** URL and status of each failed request; the error when there was no response. */
  failures: string[];
  /** Milliseconds of each request, ascending. */
  times: number[];
}

/** Sends this many requests in turn, from several clients at the same time, or fewer if it is over before. */
export async function sendRequests(
  requests: readonly SendRequest[],
  count: number,
  clients: number,
  isOver: () => boolean = () => false,
) {
  const result: LoadResult = { failures: [], times: [] };
  let sent = 0;
  const runClient = async (): Promise<void> => {
    while (sent < count && !isOver()) {
      const send = requests[sent++ % requests.length];
      const startedAt = performance.now();
      const failure = await send?.().then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok ? undefined : `${response.url}: ${response.status}`;
        },
        (error: unknown) => String(error),
      );
      result.times.push(performance.now() - startedAt);
      if (failure !== undefined) result.failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  result.times.sort((a, b) => a - b);
  return result;
}
