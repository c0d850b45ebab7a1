import type { CancelledPayment, Payment, Sale, Voucher } from '@surco/shared/contract';
import { describeReceipt, describeSale, describeVoucher, type ReceiptPaperData } from '@surco/shared/papers';
import { Icon } from '@surco/shared/ui/display';
import { PaperDialog } from '@surco/shared/ui/paper';
import { fetchReceiptPdf, fetchSalePdf, fetchVoucherPdf } from '../../../common/api/documentPdf';
import { useLetterhead } from '../../../common/api/useLetterhead';
import type { PendingDelivery } from '../../../common/model/deliveryValues';
import type { ReceiptDocument } from '../model/receiptDocument';
import { texts } from '../texts';

interface SalePaperProps {
  sale: Sale;
  /** The DKbono that the sale comes from. */
  voucher: Voucher | undefined;
  /** Its delivery that waits on this device, which the PDF of the server does not have. */
  pending: PendingDelivery | null;
  onClose: () => void;
}

/** The note of a sale, from what the device has. */
export function SalePaper({ sale, voucher, pending, onClose }: SalePaperProps) {
  const context = { origin: window.location.origin, isDeliveryPending: pending !== null };
  const paper = describeSale({ ...sale, ...pending }, context, voucher);
  return <PaperDialog paper={paper} onClose={onClose} {...(pending ? {} : { fetchPdf: () => fetchSalePdf(sale) })} />;
}

/** The paper of a DKbono, from what the device has. */
export function VoucherPaper({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { origin } = window.location;
  const paper = describeVoucher(voucher, { origin });
  return <PaperDialog paper={paper} onClose={onClose} fetchPdf={() => fetchVoucherPdf(voucher)} />;
}

interface ReceiptProps {
  voucher: Voucher;
  payment: Payment | CancelledPayment;
  onClose: () => void;
  /** Absent for a cancelled payment. */
  onShare: (() => void) | undefined;
}

/** the receipt of a payment, from what the device has. */
export function ReceiptPaper({ voucher, payment, onClose, onShare }: ReceiptProps) {
  const { origin } = window.location;
  const paper = describeReceipt(voucher, payment, { origin });
  return (
    <PaperDialog paper={paper} onClose={onClose} fetchPdf={() => fetchReceiptPdf(payment)}>
      {onShare && (
        <button type="button" className="surco-button" onClick={onShare}>
          <Icon name="upload" /> {texts.share}
        </button>
      )}
    </PaperDialog>
  );
}

interface PendingReceiptProps {
  voucher: ReceiptDocument;
  payment: ReceiptPaperData;
  onClose: () => void;
}

/** the receipt of a payment that waits on this device; it has neither folio nor balances. */
export function PendingReceiptPaper({ voucher, payment, onClose }: PendingReceiptProps) {
  const context = { origin: window.location.origin, issuer: useLetterhead(voucher), isPending: true };
  const paper = describeReceipt(voucher, payment, context);
  return <PaperDialog paper={paper} onClose={onClose} />;
}
