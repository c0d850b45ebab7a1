import { expect, type APIRequestContext } from '@playwright/test';
import { openSession, readApiHeaders } from '../pageObjects/session';

interface Stock {
  productId: string;
  seasonId: string;
}

interface Document {
  id: string;
  folio: string;
  distributor: { id: string };
}

/** A consultant registers a sale or DKbono of two bags, in a session of its own. */
export async function createDocument(request: APIRequestContext, kind: 'sales' | 'vouchers'): Promise<Document> {
  await openSession(request, 'consultant');
  const headers = await readApiHeaders(request);
  const read = async <T>(path: string): Promise<T> =>
    ((await (await request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const [customer] = await read<{ id: string }[]>('/clients?page=1&size=1&status=ACTIVO');
  const seasons = await read<{ id: string; startDate: string }[]>('/seasons?page=1&size=all&isOpen=true');
  const season = seasons.find(({ startDate }) => new Date(startDate) < new Date());
  const stocks = await read<Stock[]>('/inventories?page=1&size=all&search=DKX-450');
  const stock = stocks.find(({ seasonId }) => seasonId === season?.id);
  const response = await request.post(`/api/${kind}`, {
    headers,
    data: {
      customerId: customer?.id,
      seasonId: stock?.seasonId,
      lines: [{ productId: stock?.productId, quantity: 2 }],
    },
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return ((await response.json()) as { data: Document }).data;
}
