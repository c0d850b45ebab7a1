import { put } from './answers';
import { bagsOf } from './bags';
import { today, type Answer, type TestApi, type Visitor } from './harness';
import { startStaffed } from './people';

export interface Document {
  id: string;
  folio: string;
  status: string;
  total: string;
  version: number;
  lines: { productId: string; quantity: number; basePrice: string; discount: number }[];
  history: { action: string; changes: { field: string; before: string | null; after: string | null }[] }[];
}
export const data = ({ body }: Answer) => body.data as Document;

/** Two people who write sales, each on bags that no other test touches. */
export class SaleDesk {
  private constructor(
    readonly api: TestApi,
    readonly admin: Visitor,
    readonly consultant: Visitor,
  ) {}

  static async open(): Promise<SaleDesk> {
    const { api, admin, consultant } = await startStaffed();
    return new SaleDesk(api, admin, consultant);
  }

  /** A product and a season of their own, so that no other test touches their bags or closes the season. */
  async shelf(bags = 100, change: Parameters<TestApi['make']['season']>[0] = {}) {
    const product = await this.api.make.product();
    const season = await this.api.make.season(change);
    await this.api.make.inventory(season.id, product.id, this.api.company.distributor.id, bags);
    const figures = () => bagsOf(this.api.db, season.id, product.id);
    return { product, season, figures };
  }

  body({ product, season }: Shelf, quantity = 10, change: object = {}) {
    return {
      customerId: this.api.company.client.id,
      seasonId: season.id,
      lines: [{ productId: product.id, quantity, discount: 0.05 }],
      ...change,
    };
  }

  async sold(on: Shelf, quantity = 10): Promise<Document> {
    return data(await this.consultant.post('/sales', this.body(on, quantity)));
  }

  /** A DKbono of some bags, paid in full and converted. */
  async converted(on: Shelf, quantity = 10) {
    const voucher = data(await this.consultant.post('/vouchers', this.body(on, quantity)));
    const payments = [{ date: today, amount: voucher.total, method: '01' }];
    await put(this.consultant, `/vouchers/${voucher.id}/payments`, { payments, version: voucher.version });
    const answer = await this.consultant.post('/sales', this.body(on, quantity, { voucherId: voucher.id }));
    const state = async () => data(await this.admin.get(`/vouchers/${voucher.id}`));
    return { voucher, sale: data(answer), state };
  }

  remove(by: Visitor, id: string, query = ''): Promise<Answer> {
    return by.send('DELETE', `/sales/${id}${query}`);
  }

  async close(on: Shelf, change: { is_open?: boolean; is_voucher_open?: boolean }): Promise<void> {
    await this.api.db.updateTable('seasons').set(change).where('id', '=', on.season.id).execute();
  }
}
export type Shelf = Awaited<ReturnType<SaleDesk['shelf']>>;
