import type {
  CustomerDetail,
  OverviewVouchers,
  Sale,
  SeasonClosing,
  Statement,
  Voucher,
  VoucherTotals,
} from '@surco/shared/contract';
import { formatMoney, subtractMoney, sumMoney, type VoucherStatus } from '@surco/shared/domain';
import * as fc from 'fast-check';
import { pickByNumber } from '../testing/documents/documentWriters';
import { readPdf } from '../testing/documents/readPdf';
import {
  getBalance,
  getCredit,
  isOwed,
  toAmount,
  voucherActs,
  VoucherHistory,
  type ExpectedVoucher,
  type VoucherAct,
} from '../testing/documents/voucherHistory';
import { startApiWithUsers, type ApiWithUsers } from '../testing/startApiWithUsers';
import { downloadWorkbook } from '../testing/workbooks/downloadWorkbook';

let users: ApiWithUsers;
beforeAll(async () => {
  users = await startApiWithUsers();
  await users.api.db.insertInto('simulator_params').values({ key: 'conversion.minPaidPct', value: '0.25' }).execute();
});
afterAll(() => users.api.close());

const sum = (vouchers: readonly ExpectedVoucher[], of: (voucher: ExpectedVoucher) => number) =>
  toAmount(vouchers.reduce((total, voucher) => total + of(voucher), 0));

const actArbitrary = fc.record({
  kind: fc.constantFrom(...voucherActs, 'pay' as const),
  which: fc.nat(100),
  size: fc.integer({ min: 1, max: 9 }),
});

const read = async <T>(path: string): Promise<T> => (await users.admin.get(path)).body.data as T;

/** The pages of the customer and of each document. */
async function expectPages({ customerId, seasonId, vouchers }: VoucherHistory): Promise<void> {
  const owed = vouchers.filter(isOwed);
  const balance = sum(owed, getBalance);
  const { summary } = await read<CustomerDetail>(`/clients/${customerId}`);
  const credit = sum(vouchers, getCredit);
  expect(summary).toMatchObject({ balance, credit });
  const statement = await read<Statement>(`/clients/${customerId}/statement`);
  expect(statement).toMatchObject({ owed: balance, credit, closingBalance: subtractMoney(balance, credit) });
  expect(await read<Statement>(`/clients/${customerId}/statement?seasonId=${seasonId}`)).toMatchObject({
    closingBalance: statement.closingBalance,
  });
  for (const voucher of vouchers) {
    const page = await read<Voucher>(`/vouchers/${voucher.id}`);
    const otherBalance = sum(
      owed.filter(({ id }) => id !== voucher.id),
      getBalance,
    );
    expect(page).toMatchObject({
      paid: toAmount(voucher.paid),
      balance: toAmount(getBalance(voucher)),
      credit: toAmount(getCredit(voucher)),
      customerAccount: { balance, otherBalance },
    });
    expect(sumMoney(page.payments.map(({ amount }) => amount))).toBe(page.paid);
  }
  for (const { id, sale } of vouchers.filter((voucher) => voucher.sale)) {
    const otherBalance = sum(
      owed.filter((voucher) => voucher.id !== id),
      getBalance,
    );
    const page = await read<Sale>(`/sales/${sale?.id}`);
    expect(page).toMatchObject({ customerAccount: { balance, otherBalance } });
  }
}

/** The lists with their totals, the panels of the season and Inicio, and the spreadsheet. */
async function expectSums({ customerId, seasonId, vouchers }: VoucherHistory): Promise<void> {
  const owed = vouchers.filter(isOwed);
  const readTotals = (filters: string) => read<VoucherTotals>(`/vouchers/totals?customerId=${customerId}${filters}`);
  expect(await readTotals('')).toMatchObject({
    balance: sum(vouchers, getBalance),
    paid: sum(vouchers, (v) => v.paid - v.used),
  });
  expect(await readTotals('&balance=due')).toMatchObject({
    count: owed.filter((voucher) => getBalance(voucher) > 0).length,
    balance: sum(owed, getBalance),
  });
  expect(await readTotals('&balance=credit')).toMatchObject({
    count: vouchers.filter((voucher) => getCredit(voucher) > 0).length,
    credit: sum(vouchers, getCredit),
  });
  const closing = await read<SeasonClosing>(`/seasons/${seasonId}/closing`);
  const balanceOf = (...statuses: VoucherStatus[]) =>
    sumMoney(closing.vouchers.filter(({ status }) => statuses.includes(status)).map(({ balance }) => balance));
  const ofState = (state: ExpectedVoucher['state']) =>
    sum(
      vouchers.filter((voucher) => voucher.state === state),
      getBalance,
    );
  expect([balanceOf('CONVERTIDO'), balanceOf('VENCIDO'), balanceOf('CANCELADO')]).toEqual([
    ofState('converted'),
    ofState('expired'),
    '0.00',
  ]);
  expect(balanceOf('ABIERTO', 'CON_ABONOS', 'LIQUIDADO')).toBe(ofState('active'));
  const { ranges, converted } = await read<OverviewVouchers>(`/overview/vouchers?seasonId=${seasonId}`);
  const panel = sumMoney([...ranges.map(({ balance }) => balance), converted?.balance ?? '0']);
  expect(panel).toBe(sum(vouchers, getBalance));
  expect(subtractMoney(panel, ofState('expired'))).toBe(sum(owed, getBalance));
  const { rows } = await downloadWorkbook(users.admin, `/vouchers/voucher-report?customerId=${customerId}`);
  const [heading, ...lines] = rows(0);
  const sumColumn = (name: string): string => {
    const column = heading?.indexOf(name) ?? -1;
    return toAmount(lines.reduce((total, line) => total + Number(line[column] ?? 0), 0));
  };
  expect([sumColumn('Pagado'), sumColumn('Saldo'), sumColumn('Saldo a favor')]).toEqual([
    sum(vouchers, (v) => v.paid - v.used),
    sum(vouchers, getBalance),
    sum(vouchers, getCredit),
  ]);
}

async function expectPdf(voucher: ExpectedVoucher): Promise<void> {
  const { rawBody } = await users.admin.get(`/vouchers/${voucher.id}/pdf`);
  const text = readPdf(rawBody).pages.join(' ').replaceAll(/\s+/g, ' ');
  const isCancelled = voucher.state === 'cancelled';
  const label = isCancelled ? 'Saldo a favor' : 'Saldo';
  expect(text).toContain(`${label} ${formatMoney(toAmount(isCancelled ? getCredit(voucher) : getBalance(voucher)))}`);
}

const act = (kind: VoucherAct['kind'], size = 5, which = 0): VoucherAct => ({ kind, size, which });
/** Half paid and converted in part, cancelled with payments that are partly used, partly paid and expired, and one that is open. */
const ofEachState = [
  act('pay', 8),
  act('convertPart', 2),
  act('create', 4),
  act('pay', 2, 1),
  act('cancel'),
  act('create', 3),
  act('pay', 1, 1),
  act('applyCredit', 1),
  act('returnCredit', 1),
  act('expire'),
  act('create', 6),
];

test('X-12 X-30 X-32 T-03 every page, list, panel, PDF and spreadsheet shows the same balance and credit after any history', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(actArbitrary, { minLength: 4, maxLength: 16 }), async (acts) => {
      const history = await VoucherHistory.start(users);
      await history.perform({ kind: 'create', which: 0, size: 8 });
      for (const act of acts) await history.perform(act);
      for (const voucher of history.vouchers)
        seen.add(`${voucher.state}${voucher.state === 'converted' && getBalance(voucher) > 0 ? ' with a rest' : ''}`);
      await expectPages(history);
      await expectSums(history);
      await expectPdf(pickByNumber(history.vouchers, acts.length));
    }),
    { numRuns: 5, endOnFailure: true, examples: [[ofEachState]] },
  );
  const receipts = await users.api.db.selectFrom('payments').select('receipt_folio').orderBy('created_at').execute();
  expect(receipts.map(({ receipt_folio: folio }) => Number(folio.slice(-6)))).toEqual(receipts.map((_, n) => n + 1));
  expect([...seen]).toEqual(expect.arrayContaining(['active', 'cancelled', 'converted with a rest', 'expired']));
}, 120_000);
