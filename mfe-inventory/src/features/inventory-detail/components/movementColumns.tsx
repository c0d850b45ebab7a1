import type { StockMovement } from '@surco/shared/contract';
import {
  formatDateTime,
  formatFullName,
  formatNumber,
  noValue,
  stockMovementEventLabels,
  formatSigned,
} from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import type { ListColumn } from '@surco/shared/ui/table';
import { getSalePath, getVoucherPath } from '../../../paths';
import { texts } from '../texts';

/** The change in available bags. */
const getNetChange = ({ initial, adjustment, committed, sold }: StockMovement): number =>
  initial + adjustment - committed - sold;

const DocumentLinks = ({ sale, voucher }: Pick<StockMovement, 'sale' | 'voucher'>) => (
  <>
    {sale && <Link to={getSalePath(sale.id)}>{sale.folio}</Link>}
    {sale && voucher && ' · '}
    {voucher && <Link to={getVoucherPath(voucher.id)}>{voucher.folio}</Link>}
  </>
);

/** The columns of the stock movements. */
export const movementColumns: readonly ListColumn<StockMovement>[] = [
  { key: 'event', title: texts.event, render: ({ event }) => stockMovementEventLabels[event], cardPosition: 'title' },
  { key: 'at', title: texts.at, render: ({ at }) => formatDateTime(at), nowrap: true },
  {
    key: 'change',
    title: texts.change,
    render: (row) => formatSigned(getNetChange(row)),
    align: 'right',
    cardPosition: 'aside',
  },
  { key: 'available', title: texts.available, render: ({ available }) => formatNumber(available), align: 'right' },
  {
    key: 'document',
    title: texts.document,
    render: (row) => (row.sale || row.voucher ? <DocumentLinks {...row} /> : noValue),
    nowrap: true,
  },
  { key: 'reason', title: texts.reason, render: ({ reason }) => reason ?? noValue },
  { key: 'by', title: texts.by, render: ({ by }) => (by ? formatFullName(by) : texts.system) },
];
