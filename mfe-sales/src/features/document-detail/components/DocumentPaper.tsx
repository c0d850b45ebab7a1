import type { CancelledPayment, Payment, Sale, Voucher } from '@surco/shared/contract';
import { describeReceipt, describeSale, describeVoucher, type ReceiptPaperData } from '@surco/shared/papers';
import { Icon } from '@surco/shared/ui/display';
import { PaperDialog } from '@surco/shared/ui/paper';
import { fetchReceiptPdf, fetchSalePdf, fetchVoucherPdf } from '../../../common/api/documentPdf';
import type { ReceiptDocument } from '../model/receiptDocument';
import { texts } from '../texts';

/** The note of a sale, from what the device has. @param voucher the DKbono that the sale comes from */
export function SalePaper({ sale, voucher, onClose }: { sale: Sale; voucher?: Voucher; onClose: () => void }) {
  const { origin } = window.location;
  const paper = describeSale(sale, { origin }, voucher);
  return <PaperDialog paper={paper} onClose={onClose} fetchPdf={() => fetchSalePdf(sale)} />;
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
  const paper = describeReceipt(voucher, payment, { origin: window.location.origin, isPending: true });
  return <PaperDialog paper={paper} onClose={onClose} />;
}
