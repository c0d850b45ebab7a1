import type { StockMovement } from '@surco/shared/contract';
import { formatDateTime, formatNumber, noValue } from '@surco/shared/domain/formats';
import { fullName } from '@surco/shared/domain/names';
import { stockEventLabels } from '@surco/shared/domain/stock';
import { Link } from '@surco/shared/platform';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { signed } from '../../../state/bags';
import { salePath, voucherPath } from '../../../state/paths';
import { texts } from '../texts';

/** What a movement did to the bags that are available. */
const changeOf = ({ initial, adjustment, committed, sold }: StockMovement): number =>
  initial + adjustment - committed - sold;

const Documents = ({ sale, voucher }: Pick<StockMovement, 'sale' | 'voucher'>) => (
  <>
    {sale && <Link to={salePath(sale.id)}>{sale.folio}</Link>}
    {sale && voucher && ' · '}
    {voucher && <Link to={voucherPath(voucher.id)}>{voucher.folio}</Link>}
    {!sale && !voucher && noValue}
  </>
);

/** The ledger, as people read it. */
export const columns: readonly ListColumn<StockMovement>[] = [
  { key: 'event', title: texts.event, render: ({ event }) => stockEventLabels[event], phone: 'title' },
  { key: 'at', title: texts.at, render: ({ at }) => formatDateTime(at), nowrap: true },
  { key: 'change', title: texts.change, render: (row) => signed(changeOf(row)), align: 'right', phone: 'aside' },
  { key: 'available', title: texts.available, render: ({ available }) => formatNumber(available), align: 'right' },
  { key: 'document', title: texts.document, render: (row) => <Documents {...row} />, nowrap: true },
  { key: 'reason', title: texts.reason, render: ({ reason }) => reason ?? noValue },
  { key: 'by', title: texts.by, render: ({ by }) => (by ? fullName(by) : texts.system) },
];
