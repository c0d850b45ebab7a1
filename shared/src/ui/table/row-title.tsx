import type { ReactNode } from 'react';
import { Link } from '../../platform';

/** The name of a row; a link when the row has an address. */
export const RowTitle = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link className="surco-row-title" to={to}>
      {children}
    </Link>
  ) : (
    children
  );
