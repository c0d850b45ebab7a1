import { randomUUID } from 'node:crypto';
import { signIn } from '../../bench/signIn';

export interface SalesClient {
  /** @returns whether the sale was recorded */
  createSale: (body: unknown) => Promise<boolean>;
  /** How many sales the list has. */
  countSales: () => Promise<number>;
}

/** A signed-in browser: besides the session cookie it sends the one that the response to its last sale set. */
export async function createSalesClient(origin: string, email: string): Promise<SalesClient> {
  const { headers } = await signIn(origin, email);
  let writtenCookie = '';
  const getHeaders = () => ({ ...headers, cookie: `${headers.cookie}; ${writtenCookie}` });
  return {
    createSale: async (body) => {
      const response = await fetch(`${origin}/api/sales`, {
        method: 'POST',
        headers: { ...getHeaders(), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
      writtenCookie = response.headers.getSetCookie().at(0)?.split(';')[0] ?? writtenCookie;
      return response.ok;
    },
    countSales: async () => {
      const response = await fetch(`${origin}/api/sales?page=1&size=20`, { headers: getHeaders() });
      const { totalRecords } = (await response.json()) as { totalRecords: number };
      return totalRecords;
    },
  };
}
