import type { Sale } from '@surco/shared/contract';
import { formatHectares, formatMoney, formatNumber, sumBagsAndHectares } from '@surco/shared/domain';
import { Link, useCall } from '@surco/shared/platform';
import { DetailPage } from '@surco/shared/ui/detail';
import { StatusTag, ToneTag } from '@surco/shared/ui/display';
import { OutboxPanel, useOutboxItems } from '@surco/shared/ui/outbox';
import { deliveryTexts } from '../../../common/model/deliveryTexts';
import { findPendingDelivery } from '../../../common/model/deliveryValues';
import { getVoucherPath } from '../../../paths';
import { texts } from '../texts';
import { DocumentProducts } from './DocumentProducts';
import { getCustomerHead } from './getCustomerHead';
import { getDeliveryFields } from './getDeliveryFields';
import { getDetailFieldGroups } from './getDetailFieldGroups';
import { PaymentsSection } from './PaymentsSection';
import { toTimelineEntries } from '../model/toTimelineEntries';
import { useSaleActions } from '../hooks/useSaleActions';
import './document-detail.css';

/**
 * Detail of a sale: folio, status, key figures, actions, lines, totals, fields and history. What is left to pay of a sale
 * from a DKbono is paid on the DKbono.
 */
export function SaleDetail({ sale }: { sale: Sale }) {
  const { voucherId } = sale;
  const { data: voucher } = useCall('GET /vouchers/{id}', voucherId ? { params: { id: voucherId } } : null);
  const pending = findPendingDelivery(useOutboxItems(), sale.id);
  const { actions, dialog } = useSaleActions(sale, voucher, pending);
  const { bags, hectares } = sumBagsAndHectares(sale.lines);
  const originFields = voucherId
    ? [
        {
          label: texts.originVoucher,
          value: <Link to={getVoucherPath(voucherId)}>{voucher?.folio ?? texts.see}</Link>,
        },
      ]
    : [];
  return (
    <DetailPage
      name={sale.folio}
      status={
        <>
          <StatusTag status={sale.status} />
          {pending && <ToneTag tone="gold">{deliveryTexts.pending}</ToneTag>}
        </>
      }
      {...getCustomerHead(sale)}
      actions={actions}
      metrics={[
        { label: texts.total, value: formatMoney(sale.total) },
        ...(voucher ? [{ label: texts.balance, value: formatMoney(voucher.balance) }] : []),
        { label: texts.bags, value: formatNumber(bags) },
        { label: texts.hectares, value: formatHectares(hectares) },
      ]}
      groups={getDetailFieldGroups(sale, texts.sale, [...originFields, ...getDeliveryFields(pending ?? sale)])}
      history={toTimelineEntries(sale.history, 'sale')}
    >
      <OutboxPanel recordId={sale.id} />
      <DocumentProducts document={sale} />
      {voucher && <PaymentsSection voucher={voucher} actions={null} />}
      {dialog}
    </DetailPage>
  );
}
