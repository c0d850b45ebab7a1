import { dateInWords } from '../../../state/dates';
import { texts } from '../texts';

/** How long the DKbono holds its bags. */
export const VoucherExpiry = ({ expiresAt, today }: { expiresAt: string; today: string }) => (
  <p className="surco-sale-expiry">
    <span>{texts.expiry}</span> {texts.expiryUntil(dateInWords(expiresAt, today))}
  </p>
);
