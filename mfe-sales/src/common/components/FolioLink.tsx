import { Link } from '@surco/shared/platform';
import './panel.css';

/** Opens a sale or DKbono by its folio, which is never broken over two lines. */
export const FolioLink = ({ folio, to }: { folio: string; to: string }) => (
  <Link className="surco-folio" to={to}>
    {folio}
  </Link>
);
