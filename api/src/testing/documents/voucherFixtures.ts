import { put } from '../responses';
import { readBagCounts } from './bagCounts';
import { today, type ApiResponse, type TestApi, type TestClient } from '../harness';
import { startApiWithUsers } from '../startApiWithUsers';

export interface PaymentBody {
  id?: string;
  date: string;
  amount: string;
  method: string;
  reference?: string | null;
}
interface VoucherRecord {
  id: string;
  folio: string;
  status: string;
  total: string;
  paid: string;
  balance: string;
  expiresAt: string;
  version: number;
  payments: Required<PaymentBody>[];
  lines: { productId: string; quantity: number; basePrice: string; discount: number }[];
  history: {
    action: string;
    note: string | null;
    changes: { field: string; before: string | null; after: string | null }[];
  }[];
}
export const readVoucher = ({ body }: ApiResponse) => body.data as VoucherRecord;
export const putPayments = (
  by: TestClient,
  { id, version }: { id: string; version: number },
  payments: PaymentBody[],
) => put(by, `/vouchers/${id}/payments`, { payments, version });
export const buildCashPayment = (amount: string): PaymentBody => ({ date: today, amount, method: '01' });

/** An administrator and a consultant who write DKbonos, with stock for each test. */
export class VoucherFixtures {
  private constructor(
    readonly api: TestApi,
    readonly admin: TestClient,
    readonly consultant: TestClient,
  ) {}

  static async start(): Promise<VoucherFixtures> {
    const { api, admin, consultant } = await startApiWithUsers();
    return new VoucherFixtures(api, admin, consultant);
  }

  /** Creates two products with stock that no other test uses. */
  async createStock(bags = [100, 50]) {
    const { make, company, db } = this.api;
    const [first, second] = [await make.product(), await make.product({ base_price: '2473.00' })];
    await make.inventory(company.season.id, first.id, company.distributor.id, bags[0] ?? 0);
    await make.inventory(company.season.id, second.id, company.distributor.id, bags[1] ?? 0);
    const readBags = (productId: string) => readBagCounts(db, company.season.id, productId);
    return { first, second, readBags };
  }

  buildBody({ first, second }: ProductStock, change: object = {}) {
    return {
      customerId: this.api.company.customer.id,
      seasonId: this.api.company.season.id,
      lines: [
        { productId: first.id, quantity: 29, discount: 0.05 },
        { productId: second.id, quantity: 6 },
      ],
      ...change,
    };
  }

  async createVoucher(stock: ProductStock, change: object = {}): Promise<VoucherRecord> {
    return readVoucher(await this.consultant.post('/vouchers', this.buildBody(stock, change)));
  }
}
type ProductStock = Awaited<ReturnType<VoucherFixtures['createStock']>>;
