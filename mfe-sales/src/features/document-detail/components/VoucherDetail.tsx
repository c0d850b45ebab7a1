import type { Voucher } from '@surco/shared/contract';
import { formatMoney, voucherActions } from '@surco/shared/domain';
import { customerName } from '@surco/shared/domain/names';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { useActing } from '../../../state/acting';
import { dateInWords } from '../../../state/dates';
import { useMinPaid } from '../../../state/supporting';
import { usePayments } from '../payments/usePayments';
import { PaymentsSection } from '../payments/PaymentsSection';
import { texts } from '../texts';
import { DocumentProducts } from './DocumentProducts';
import { factGroups } from './facts';
import { figureHints } from './hints';
import { timeline } from './history';
import { LinkedSale } from './LinkedDocument';
import { VoucherActions } from './VoucherActions';
import './document-detail.css';

/** a DKbono whole: what it costs, what was paid and is owed, until when, its lines, payments, facts and history. */
export function VoucherDetail({ voucher }: { voucher: Voucher }) {
  const acting = useActing();
  const minPaidPct = useMinPaid();
  const may = voucherActions({ voucher, ...acting, minPaidPct });
  const hints = figureHints(voucher, { today: acting.today, minPaidPct });
  const payments = usePayments(voucher, may);
  const expiry = dateInWords(voucher.expiresAt, acting.today);
  const sale = voucher.saleId ? [{ label: texts.becameSale, value: <LinkedSale id={voucher.saleId} /> }] : [];
  return (
    <DetailPage
      name={voucher.folio}
      status={<StatusTag status={voucher.status} />}
      subtitle={customerName(voucher.customer)}
      actions={<VoucherActions voucher={voucher} may={may} onPay={payments.add} />}
      figures={[
        { label: texts.total, value: formatMoney(voucher.total) },
        { label: texts.paid, value: formatMoney(voucher.paid), hint: hints.paid },
        { label: texts.balance, value: formatMoney(voucher.balance), hint: hints.balance },
      ]}
      groups={factGroups(voucher, texts.voucher, [{ label: texts.expiry, value: expiry }, ...sale])}
      history={timeline(voucher.history, 'voucher')}
    >
      <PaymentsSection voucher={voucher} payments={payments} />
      <DocumentProducts document={voucher} />
      {payments.dialog}
    </DetailPage>
  );
}
