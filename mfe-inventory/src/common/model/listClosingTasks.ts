import type { SeasonClosing } from '@surco/shared/contract';
import { isPositiveMoney } from '@surco/shared/domain';
import { getSaleListPath, getVoucherListPath } from '../../paths';
import { closingTaskTexts as texts } from '../closingTaskTexts';

/** Something that should be done before a season is closed. */
export interface ClosingTask {
  key: string;
  /** Whether it is of DKbonos that can become sales. */
  isConvertible: boolean;
  isDone: boolean;
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

/** What is left to pay of the sales that were DKbonos; it can be paid after the season, too. */
function listRest(seasonId: string, vouchers: SeasonClosing['vouchers']): readonly ClosingTask[] {
  const balance = vouchers.find(({ status }) => status === 'CONVERTIDO')?.balance ?? '0';
  if (!isPositiveMoney(balance)) return [];
  const to = getVoucherListPath({ seasonId, status: 'CONVERTIDO', balance: 'due' });
  return [{ key: 'CONVERTIDO', isConvertible: false, isDone: false, label: texts.convertedWithRest, to, balance }];
}

/** The sales to deliver, the DKbonos to convert and what is left to pay before a season is closed. */
export function listClosingTasks(seasonId: string, { sales, vouchers }: SeasonClosing): readonly ClosingTask[] {
  const undelivered = sales.find(({ status }) => status === 'REGISTRADA')?.count ?? 0;
  return [
    {
      key: 'REGISTRADA',
      isConvertible: false,
      isDone: undelivered === 0,
      label: texts.undelivered(undelivered),
      to: getSaleListPath({ seasonId, status: 'REGISTRADA' }),
    },
    ...VOUCHER_TASKS.map(([status, getLabel]) => {
      const { count = 0, balance } = vouchers.find((row) => row.status === status) ?? {};
      const to = getVoucherListPath({ seasonId, status });
      return {
        key: status,
        isConvertible: true,
        isDone: count === 0,
        label: getLabel(count),
        to,
        balance: status === 'LIQUIDADO' ? undefined : balance,
      };
    }),
    ...listRest(seasonId, vouchers),
  ];
}
