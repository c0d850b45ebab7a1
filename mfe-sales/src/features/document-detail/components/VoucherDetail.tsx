import type { Voucher } from '@surco/shared/contract';
import { formatMoney, getAllowedVoucherActions, getCountedPaid } from '@surco/shared/domain';
import { DetailPage } from '@surco/shared/ui/detail';
import { StatusTag } from '@surco/shared/ui/display';
import { OutboxPanel } from '@surco/shared/ui/outbox';
import { PendingBalance } from '../../../common/components/PendingBalance';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { formatDateWithRelative } from '../../../common/model/formatDateWithRelative';
import { useMinPaidFraction } from '../../../common/api/referenceData';
import { useEditPayments } from '../hooks/useEditPayments';
import { usePayments } from '../hooks/usePayments';
import { PaymentsSection } from './PaymentsSection';
import { texts } from '../texts';
import { CreditUses } from './CreditUses';
import { DocumentProducts } from './DocumentProducts';
import { getCustomerHead } from './getCustomerHead';
import { getDetailFieldGroups } from './getDetailFieldGroups';
import { getAmountHints } from '../model/getAmountHints';
import { toTimelineEntries } from '../model/toTimelineEntries';
import { SaleLink } from './DocumentLinks';
import { useVoucherActions } from '../hooks/useVoucherActions';
import './document-detail.css';

/** detail of a DKbono: total, paid, balance, expiry, lines, payments, fields and history. */
export function VoucherDetail({ voucher }: { voucher: Voucher }) {
  const actionContext = useActionContext();
  const minPaidFraction = useMinPaidFraction();
  const allowed = getAllowedVoucherActions({ voucher, ...actionContext, minPaidFraction });
  const hints = getAmountHints(voucher, { today: actionContext.today, minPaidFraction });
  const payments = usePayments(voucher, allowed);
  const editPayments = useEditPayments(voucher);
  const { actions, dialog } = useVoucherActions(voucher, { allowed, onPay: payments.add });
  const expiry = formatDateWithRelative(voucher.expiresAt, actionContext.today);
  const saleFields = voucher.saleId ? [{ label: texts.becameSale, value: <SaleLink id={voucher.saleId} /> }] : [];
  return (
    <DetailPage
      name={voucher.folio}
      status={<StatusTag status={voucher.status} />}
      {...getCustomerHead(voucher)}
      actions={actions}
      metrics={[
        { label: texts.total, value: formatMoney(voucher.total) },
        { label: texts.paid, value: formatMoney(getCountedPaid(voucher)), hint: hints.paid },
        { label: texts.balance, value: formatMoney(voucher.balance), hint: hints.balance },
      ]}
      groups={getDetailFieldGroups(voucher, texts.voucher, [{ label: texts.expiry, value: expiry }, ...saleFields])}
      history={toTimelineEntries(voucher.history, 'voucher')}
    >
      <PendingBalance voucherId={voucher.id} balance={voucher.balance} />
      <OutboxPanel recordId={voucher.id} />
      <PaymentsSection voucher={voucher} actions={allowed.editPayments ? editPayments : null} />
      <CreditUses voucher={voucher} />
      <DocumentProducts document={voucher} />
      {payments.dialog}
      {editPayments.dialog}
      {dialog}
    </DetailPage>
  );
}
