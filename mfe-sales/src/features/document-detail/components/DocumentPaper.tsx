import { getSalePath, getVoucherPath, type Sale, type Voucher } from '@surco/shared/contract';
import { describeSale, describeVoucher } from '@surco/shared/papers';
import { PaperDialog } from '@surco/shared/ui/paper';
import { fetchSalePdf, fetchVoucherPdf } from '../../../common/api/documentPdf';

/** The note of a sale, from what the device has. @param voucher the DKbono that the sale comes from */
export function SalePaper({ sale, voucher, onClose }: { sale: Sale; voucher?: Voucher; onClose: () => void }) {
  const { origin } = window.location;
  const paper = describeSale(sale, { origin, link: `${origin}${getSalePath(sale.id)}` }, voucher);
  return <PaperDialog paper={paper} onClose={onClose} fetchPdf={() => fetchSalePdf(sale)} />;
}

/** The paper of a DKbono, from what the device has. */
export function VoucherPaper({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { origin } = window.location;
  const paper = describeVoucher(voucher, { origin, link: `${origin}${getVoucherPath(voucher.id)}` });
  return <PaperDialog paper={paper} onClose={onClose} fetchPdf={() => fetchVoucherPdf(voucher)} />;
}
