import { put } from './answers';
import { bagsOf } from './bags';
import { today, type Answer, type TestApi, type Visitor } from './harness';
import { startStaffed } from './people';

export interface Payment {
  id?: string;
  date: string;
  amount: string;
  method: string;
  reference?: string | null;
}
interface Voucher {
  id: string;
  folio: string;
  status: string;
  total: string;
  paid: string;
  balance: string;
  expiresAt: string;
  version: number;
  payments: Required<Payment>[];
  lines: { productId: string; quantity: number; basePrice: string }[];
  history: {
    action: string;
    note: string | null;
    changes: { field: string; before: string | null; after: string | null }[];
  }[];
}
export const data = ({ body }: Answer) => body.data as Voucher;
export const pay = (by: Visitor, { id, version }: { id: string; version: number }, payments: Payment[]) =>
  put(by, `/vouchers/${id}/payments`, { payments, version });
export const cash = (amount: string): Payment => ({ date: today, amount, method: '01' });

/** Two people who write DKbonos, each on bags that no other test touches. */
export class VoucherDesk {
  private constructor(
    readonly api: TestApi,
    readonly admin: Visitor,
    readonly consultant: Visitor,
  ) {}

  static async open(): Promise<VoucherDesk> {
    const { api, admin, consultant } = await startStaffed();
    return new VoucherDesk(api, admin, consultant);
  }

  /** Two products of their own, so that no other test touches their bags. */
  async shelf(bags = [100, 50]) {
    const { make, company, db } = this.api;
    const [first, second] = [await make.product(), await make.product({ base_price: '2473.00' })];
    await make.inventory(company.season.id, first.id, company.distributor.id, bags[0] ?? 0);
    await make.inventory(company.season.id, second.id, company.distributor.id, bags[1] ?? 0);
    const figures = (productId: string) => bagsOf(db, company.season.id, productId);
    return { first, second, figures };
  }

  body({ first, second }: Shelf, change: object = {}) {
    return {
      customerId: this.api.company.client.id,
      seasonId: this.api.company.season.id,
      lines: [
        { productId: first.id, quantity: 29, discount: 0.05 },
        { productId: second.id, quantity: 6 },
      ],
      ...change,
    };
  }

  async made(on: Shelf, change: object = {}): Promise<Voucher> {
    return data(await this.consultant.post('/vouchers', this.body(on, change)));
  }
}
type Shelf = Awaited<ReturnType<VoucherDesk['shelf']>>;
