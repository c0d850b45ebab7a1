import type { Sale } from '@surco/shared/contract';
import { formatHectares, formatMoney, formatNumber, sumBagsAndHectares } from '@surco/shared/domain';
import { DetailPage } from '@surco/shared/ui/detail';
import { StatusTag } from '@surco/shared/ui/display';
import { texts } from '../texts';
import { DocumentProducts } from './DocumentProducts';
import { getCustomerHead } from './getCustomerHead';
import { getDetailFieldGroups } from './getDetailFieldGroups';
import { toTimelineEntries } from '../model/toTimelineEntries';
import { VoucherLink } from './DocumentLinks';
import { useSaleActions } from '../hooks/useSaleActions';
import './document-detail.css';

/** Detail of a sale: folio, status, key figures, actions, lines, totals, fields and history. */
export function SaleDetail({ sale }: { sale: Sale }) {
  const { actions, dialog } = useSaleActions(sale);
  const { bags, hectares } = sumBagsAndHectares(sale.lines);
  const originFields = sale.voucherId
    ? [{ label: texts.originVoucher, value: <VoucherLink id={sale.voucherId} /> }]
    : [];
  return (
    <DetailPage
      name={sale.folio}
      status={<StatusTag status={sale.status} />}
      {...getCustomerHead(sale)}
      actions={actions}
      metrics={[
        { label: texts.total, value: formatMoney(sale.total) },
        { label: texts.bags, value: formatNumber(bags) },
        { label: texts.hectares, value: formatHectares(hectares) },
      ]}
      groups={getDetailFieldGroups(sale, texts.sale, originFields)}
      history={toTimelineEntries(sale.history, 'sale')}
    >
      <DocumentProducts document={sale} />
      {dialog}
    </DetailPage>
  );
}
