import { getListAddress, Link } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import type { Breadcrumb } from '../menu/menuSections';

/** Links to the section and the page above this one, a list with the filters it was left with. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }): ReactNode {
  if (crumbs.length === 0) return null;
  return (
    <nav className="surco-trail" aria-label="Ruta">
      <ol>
        {crumbs.map(({ label, to, isReturn }) => (
          <li key={to + label}>
            <Link to={getListAddress(to)} className={isReturn ? 'surco-trail-return' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
