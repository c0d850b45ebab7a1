import { formatDateWithRelative } from '../../../common/model/formatDateWithRelative';
import { texts } from '../texts';

/** Expiry date of the DKbono's reservation. */
export const VoucherExpiry = ({ expiresAt, today }: { expiresAt: string; today: string }) => (
  <p className="surco-sale-expiry">
    <span>{texts.expiry}</span> {texts.expiryUntil(formatDateWithRelative(expiresAt, today))}
  </p>
);
