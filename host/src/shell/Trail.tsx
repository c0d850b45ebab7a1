import { Link } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import type { Crumb } from './menuState';

/** The way from the section to this page. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  if (crumbs.length === 0) return null;
  return (
    <nav className="surco-trail" aria-label="Ruta">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to + label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
