import type { ReactNode } from 'react';
import './states.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The outline of a page while its code arrives; what comes at once never shows it. */
export const PageSkeleton = (): ReactNode => (
  <output className="surco-page-skeleton" aria-label="Cargando la página">
    <span className="surco-bone surco-bone-bar" />
    {ROWS.map((row) => (
      <span key={row} className="surco-bone" />
    ))}
  </output>
);
