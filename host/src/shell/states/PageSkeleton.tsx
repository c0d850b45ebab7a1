import type { ReactNode } from 'react';
import './states.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The outline of a page while its code loads; css delays it, so that fast pages do not flash. */
export const PageSkeleton = (): ReactNode => (
  <output className="surco-page-skeleton" aria-label="Cargando la página">
    <span className="surco-page-skeleton-row surco-page-skeleton-title" />
    {ROWS.map((row) => (
      <span key={row} className="surco-page-skeleton-row" />
    ))}
  </output>
);
