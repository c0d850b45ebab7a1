import type { Sale, Voucher } from '@surco/shared/contract';
import { sql } from 'kysely';
import { expireVouchers } from '../../modules/documents';
import { today, type TestClient } from '../harness';
import { put } from '../responses';
import type { ApiWithUsers } from '../startApiWithUsers';
import { pickByNumber } from './documentWriters';

const PRICE = 1_000;

/** What should be true of a DKbono, worked out from the acts alone. All amounts in whole pesos. */
export interface ExpectedVoucher {
  id: string;
  bags: number;
  paid: number;
  /** The part of `paid` that credit of other DKbonos paid, by their ids. */
  byCredit: { source: string; amount: number }[];
  /** What of it was applied to others or returned, once it is cancelled. */
  used: number;
  state: 'active' | 'expired' | 'converted' | 'cancelled';
  sale: { id: string; bags: number } | null;
}

/** What its customer still owes on it; an expired one is not owed, although its own page shows what is left. */
export function getBalance({ bags, paid, state, sale }: ExpectedVoucher): number {
  if (state === 'cancelled') return 0;
  return (state === 'converted' && sale ? sale.bags : bags) * PRICE - paid;
}
/** What is in the customer's favour. */
export const getCredit = ({ state, paid, used }: ExpectedVoucher): number => (state === 'cancelled' ? paid - used : 0);
export const isOwed = ({ state }: ExpectedVoucher) => state === 'active' || state === 'converted';
export const toAmount = (pesos: number) => `${pesos}.00`;
/** An act of a person, or of the passing of time. `which` chooses among the DKbonos, `size` is bags or 500 pesos. */
export interface VoucherAct {
  kind: (typeof voucherActs)[number];
  which: number;
  size: number;
}
export const voucherActs = [
  ...(['create', 'pay', 'payAll', 'correct', 'convert', 'convertPart', 'convertMore'] as const),
  ...(['editSale', 'cancel', 'deleteSale', 'expire', 'closeVouchers', 'applyCredit', 'returnCredit'] as const),
] as const;

const expectStatus = (status: number, expected: number) => expect(status).toBe(expected);

/** Acts on the DKbonos of a customer and a season of their own, and what should be true after them. */
export class VoucherHistory {
  readonly vouchers: ExpectedVoucher[] = [];
  private isVoucherOpen = true;

  private constructor(
    private readonly users: ApiWithUsers,
    readonly customerId: string,
    readonly seasonId: string,
    readonly productId: string,
  ) {}

  static async start(users: ApiWithUsers): Promise<VoucherHistory> {
    const { make, company } = users.api;
    const customer = await make.customer(company.locality.id, company.consultant.id);
    const season = await make.season();
    const product = await make.product({ base_price: toAmount(PRICE) });
    await make.inventory(season.id, product.id, company.distributor.id, 9_999);
    return new VoucherHistory(users, customer.id, season.id, product.id);
  }

  private buildBody = (quantity: number, change: object = {}) => ({
    customerId: this.customerId,
    seasonId: this.seasonId,
    lines: [{ productId: this.productId, quantity }],
    ...change,
  });

  private pick = (act: VoucherAct, matches: (voucher: ExpectedVoucher) => boolean) => {
    const found = this.vouchers.filter(matches);
    return found.length > 0 ? pickByNumber(found, act.which) : null;
  };

  private async putPayments(by: TestClient, voucher: ExpectedVoucher, amounts: (current: Voucher) => object[]) {
    const current = (await by.get(`/vouchers/${voucher.id}`)).body.data as Voucher;
    return put(by, `/vouchers/${voucher.id}/payments`, { payments: amounts(current), version: current.version });
  }

  private async pay(voucher: ExpectedVoucher, amount: number): Promise<void> {
    if (amount <= 0) return;
    const added = { date: today, amount: toAmount(amount), method: '01' };
    const { status } =
      amount % 1_000 === 0
        ? await this.users.consultant.post(`/vouchers/${voucher.id}/payments`, added)
        : await this.putPayments(this.users.consultant, voucher, ({ payments }) => [...payments, added]);
    expectStatus(status, 200);
    voucher.paid += amount;
  }

  /** The only payment is corrected: credit that paid a part is credit again. */
  private async correct(voucher: ExpectedVoucher, paid: number): Promise<void> {
    const payment = { date: today, amount: toAmount(paid), method: '03', reference: 'SPEI 1' };
    expectStatus((await this.putPayments(this.users.admin, voucher, () => [payment])).status, 200);
    for (const { source, amount } of voucher.byCredit)
      for (const other of this.vouchers) if (other.id === source) other.used -= amount;
    Object.assign(voucher, { paid, byCredit: [] });
  }

  private async spendCredit(source: ExpectedVoucher, target: ExpectedVoucher | null, pesos: number): Promise<void> {
    const amount = Math.min(pesos, getCredit(source), target ? getBalance(target) : pesos);
    if (amount <= 0) return;
    const use = target ? { voucherId: target.id } : { method: '01' };
    const body = { date: today, amount: toAmount(amount), ...use };
    expectStatus((await this.users.admin.post(`/vouchers/${source.id}/credits`, body)).status, 200);
    source.used += amount;
    if (!target) return;
    target.paid += amount;
    target.byCredit.push({ source: source.id, amount });
  }

  private async convert(voucher: ExpectedVoucher, bags: number): Promise<void> {
    const { status, body } = await this.users.consultant.post(
      '/sales',
      this.buildBody(bags, { voucherId: voucher.id }),
    );
    const isAllowed = voucher.paid * 4 >= voucher.bags * PRICE && bags * PRICE >= voucher.paid;
    if ((status === 201) !== isAllowed) throw new Error(`The conversion was answered with ${status}.`);
    if (!isAllowed) return;
    Object.assign(voucher, { state: 'converted', sale: { id: (body.data as Sale).id, bags } });
  }

  async perform(act: VoucherAct): Promise<void> {
    const { kind, size } = act;
    const { api, admin, consultant } = this.users;
    const active = this.pick(act, ({ state }) => state === 'active');
    const converted = this.pick(act, ({ state }) => state === 'converted');
    const payable = this.pick(act, isOwed);
    const credited = this.pick(act, (voucher) => getCredit(voucher) > 0);
    if (kind === 'create' && this.isVoucherOpen) {
      const { body } = await consultant.post('/vouchers', this.buildBody(size));
      const { id } = body.data as Voucher;
      this.vouchers.push({ id, bags: size, paid: 0, byCredit: [], used: 0, state: 'active', sale: null });
    } else if (kind === 'pay' && payable) {
      await this.pay(payable, Math.min(getBalance(payable), size * 500));
    } else if (kind === 'payAll' && payable) {
      await this.pay(payable, getBalance(payable));
    } else if (kind === 'correct' && payable && payable.paid > 0) {
      await this.correct(payable, Math.ceil(payable.paid / size));
    } else if (kind === 'applyCredit' && credited && payable) {
      await this.spendCredit(credited, payable, size * 500);
    } else if (kind === 'returnCredit' && credited) {
      await this.spendCredit(credited, null, size * 500);
    } else if (kind === 'convert' && active) {
      await this.convert(active, active.bags);
    } else if (kind === 'convertPart' && active) {
      await this.convert(active, Math.max(1, active.bags - size));
    } else if (kind === 'convertMore' && active) {
      await this.convert(active, active.bags + size);
    } else if (kind === 'editSale' && converted?.sale) {
      const { version } = (await admin.get(`/sales/${converted.sale.id}`)).body.data as Sale;
      const { status } = await put(admin, `/sales/${converted.sale.id}`, this.buildBody(size, { version }));
      expectStatus(status, size * PRICE >= converted.paid ? 200 : 400);
      if (status === 200) converted.sale.bags = size;
    } else if (kind === 'cancel' && active) {
      expectStatus((await consultant.post(`/vouchers/${active.id}/cancel`, { reason: 'Prueba' })).status, 200);
      active.state = 'cancelled';
    } else if (kind === 'deleteSale' && converted?.sale) {
      const { status } = await admin.send('DELETE', `/sales/${converted.sale.id}`);
      const isAllowed = !this.isVoucherOpen || converted.paid <= converted.bags * PRICE;
      expectStatus(status, isAllowed ? 200 : 409);
      if (isAllowed) Object.assign(converted, { state: this.isVoucherOpen ? 'active' : 'cancelled', sale: null });
    } else if (kind === 'expire' && active && getBalance(active) > 0) {
      await sql`update vouchers set expires_at = '2026-11-01' where id = ${active.id}`.execute(api.db);
      await expireVouchers(api.db, today);
      active.state = 'expired';
    } else if (kind === 'closeVouchers') {
      this.isVoucherOpen = !this.isVoucherOpen;
      const season = { is_voucher_open: this.isVoucherOpen };
      await api.db.updateTable('seasons').set(season).where('id', '=', this.seasonId).execute();
    }
  }
}
