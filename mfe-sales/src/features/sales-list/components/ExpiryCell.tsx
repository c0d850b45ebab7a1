import type { VoucherSummary } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { ToneTag } from '@surco/shared/ui/display';
import { getExpiryWarning } from '../model/getExpiryWarning';
import './sales-list.css';

/** Expiry date of a DKbono, with a warning when near or past; on a card the warning stands for the date. */
export function ExpiryCell({ voucher }: { voucher: VoucherSummary }) {
  const expiry = getExpiryWarning(voucher, getToday());
  return (
    <span className="surco-expiry">
      <span className="surco-expiry-date">{formatDate(voucher.expiresAt)}</span>
      {expiry && <ToneTag tone={expiry.tone}>{expiry.text}</ToneTag>}
    </span>
  );
}
