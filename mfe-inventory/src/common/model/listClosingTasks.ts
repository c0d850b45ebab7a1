import type { SeasonClosing } from '@surco/shared/contract';
import { getSaleListPath, getVoucherListPath } from '../../paths';
import { closingTaskTexts as texts } from '../texts';

/** Something that must be 0 before a season is closed. */
export interface ClosingTask {
  key: string;
  isVoucher: boolean;
  count: number;
  label: string;
  /** The list with exactly these documents. */
  to: string;
  /** What the DKbonos still owe. */
  balance?: string;
}

const VOUCHER_TASKS = [
  ['ABIERTO', texts.open],
  ['CON_ABONOS', texts.partlyPaid],
  ['LIQUIDADO', texts.settled],
] as const;

/** The sales to deliver and the DKbonos to convert before a season is closed. */
export function listClosingTasks(seasonId: string, { sales, vouchers }: SeasonClosing): readonly ClosingTask[] {
  const undelivered = sales.find(({ status }) => status === 'REGISTRADA')?.count ?? 0;
  return [
    {
      key: 'REGISTRADA',
      isVoucher: false,
      count: undelivered,
      label: texts.undelivered(undelivered),
      to: getSaleListPath({ seasonId, status: 'REGISTRADA' }),
    },
    ...VOUCHER_TASKS.map(([status, getLabel]) => {
      const { count = 0, balance } = vouchers.find((row) => row.status === status) ?? {};
      const to = getVoucherListPath({ seasonId, status });
      return {
        key: status,
        isVoucher: true,
        count,
        label: getLabel(count),
        to,
        balance: status === 'LIQUIDADO' ? undefined : balance,
      };
    }),
  ];
}
