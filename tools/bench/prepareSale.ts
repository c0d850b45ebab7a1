import { withClient } from './data/withClient';
import { CONSULTANT_EMAIL } from './signIn';

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
