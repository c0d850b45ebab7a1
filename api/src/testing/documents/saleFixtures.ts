import { put } from '../responses';
import { readBagCounts } from './bagCounts';
import { today, type ApiResponse, type TestApi, type TestClient } from '../harness';
import { startApiWithUsers } from '../startApiWithUsers';

export interface DocumentRecord {
  id: string;
  folio: string;
  status: string;
  total: string;
  version: number;
  lines: { productId: string; quantity: number; basePrice: string; discount: number }[];
  history: { action: string; changes: { field: string; before: string | null; after: string | null }[] }[];
}
export const readDocument = ({ body }: ApiResponse) => body.data as DocumentRecord;

/** An administrator and a consultant who write sales, with stock for each test. */
export class SaleFixtures {
  private constructor(
    readonly api: TestApi,
    readonly admin: TestClient,
    readonly consultant: TestClient,
  ) {}

  static async start(): Promise<SaleFixtures> {
    const { api, admin, consultant } = await startApiWithUsers();
    return new SaleFixtures(api, admin, consultant);
  }

  /** Creates a product with stock and a season that no other test uses. */
  async createStock(bags = 100, change: Parameters<TestApi['make']['season']>[0] = {}) {
    const product = await this.api.make.product();
    const season = await this.api.make.season(change);
    await this.api.make.inventory(season.id, product.id, this.api.company.distributor.id, bags);
    const readBags = () => readBagCounts(this.api.db, season.id, product.id);
    return { product, season, readBags };
  }

  buildBody({ product, season }: ProductStock, quantity = 10, change: object = {}) {
    return {
      customerId: this.api.company.customer.id,
      seasonId: season.id,
      lines: [{ productId: product.id, quantity, discount: 0.05 }],
      ...change,
    };
  }

  async createSale(stock: ProductStock, quantity = 10): Promise<DocumentRecord> {
    return readDocument(await this.consultant.post('/sales', this.buildBody(stock, quantity)));
  }

  /** Creates a DKbono that is fully paid and converted. */
  async createConvertedSale(stock: ProductStock, quantity = 10) {
    const voucher = readDocument(await this.consultant.post('/vouchers', this.buildBody(stock, quantity)));
    const payments = [{ date: today, amount: voucher.total, method: '01' }];
    await put(this.consultant, `/vouchers/${voucher.id}/payments`, { payments, version: voucher.version });
    const response = await this.consultant.post('/sales', this.buildBody(stock, quantity, { voucherId: voucher.id }));
    const readCurrentVoucher = async () => readDocument(await this.admin.get(`/vouchers/${voucher.id}`));
    return { voucher, sale: readDocument(response), readCurrentVoucher };
  }

  deleteSale(by: TestClient, id: string, query = ''): Promise<ApiResponse> {
    return by.send('DELETE', `/sales/${id}${query}`);
  }

  async updateSeason(stock: ProductStock, change: { is_open?: boolean; is_voucher_open?: boolean }): Promise<void> {
    await this.api.db.updateTable('seasons').set(change).where('id', '=', stock.season.id).execute();
  }
}
export type ProductStock = Awaited<ReturnType<SaleFixtures['createStock']>>;
