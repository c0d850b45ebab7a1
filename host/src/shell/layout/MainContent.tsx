import { type MouseEvent, type ReactNode } from 'react';

const MAIN_ID = 'surco-main';

const skipToMain = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
};

/** First tab stop: skips menu and header. */
export const SkipLink = (): ReactNode => (
  <a className="surco-skip" href={`#${MAIN_ID}`} onClick={skipToMain}>
    Saltar al contenido
  </a>
);

/** The `main` element around the page. */
export const MainContent = ({ children }: { children: ReactNode }): ReactNode => (
  <main id={MAIN_ID} className="surco-main" tabIndex={-1}>
    {children}
  </main>
);
