import type { VoucherSummary } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { today } from '../../../state/supporting';
import { expiryOf } from '../model/expiry';
import './sales-list.css';

/** Until when a DKbono stands, and in words as soon as that is near or past. */
export function ExpiryCell({ voucher }: { voucher: VoucherSummary }) {
  const expiry = expiryOf(voucher, today());
  return (
    <span className="surco-expiry">
      <span>{formatDate(voucher.expiresAt)}</span>
      {expiry && <ToneTag tone={expiry.tone}>{expiry.words}</ToneTag>}
    </span>
  );
}
