import { type MouseEvent, type ReactNode } from 'react';

const MAIN = 'surco-main';

const skip = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
};

/** First stop of the keyboard: past menu and header, straight to the page. */
export const SkipLink = (): ReactNode => (
  <a className="surco-skip" href={`#${MAIN}`} onClick={skip}>
    Saltar al contenido
  </a>
);

/** The page's own place. */
export const Main = ({ children }: { children: ReactNode }): ReactNode => (
  <main id={MAIN} className="surco-main" tabIndex={-1}>
    {children}
  </main>
);
