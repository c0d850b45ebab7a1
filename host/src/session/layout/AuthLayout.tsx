import type { ReactNode } from 'react';
import { Brand } from '../../shell/icons/Logo';
import { MainContent } from '../../shell/layout/MainContent';
import { usePageTitle } from '../../shell/layout/usePageTitle';
import './authLayout.css';

const TAGLINE = 'Semilla, DKbonos y ensilado, de la venta al surco.';

/** Furrows that run to the horizon. */
const FieldIllustration = () => (
  <svg
    className="surco-login-field"
    viewBox="0 0 400 400"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path strokeWidth="3" d="M-20 236c80-26 160 26 240 0s140-22 200-4" />
      <path strokeWidth="5" d="M-20 262c80-32 160 32 240 0s140-26 200-4" />
      <path strokeWidth="8" d="M-20 298c80-38 160 38 240 0s140-30 200-4" />
      <path strokeWidth="12" d="M-20 344c80-44 160 44 240 0s140-34 200-4" />
      <path strokeWidth="18" d="M-20 404c80-50 160 50 240 0s140-38 200-4" />
    </g>
  </svg>
);

interface Props {
  /** Title of the browser tab. */
  title: string;
  /** Heading of the page; by default the title. */
  heading?: string;
  children: ReactNode;
}

/** Layout of the sign-in and password pages: picture and form; on a phone the form alone. */
export function AuthLayout({ title, heading = title, children }: Props) {
  const ref = usePageTitle(title);
  return (
    <div className="surco-login">
      <aside className="surco-login-aside">
        <FieldIllustration />
        <p>{TAGLINE}</p>
      </aside>
      <MainContent>
        <div className="surco-login-panel">
          <Brand />
          <h1 className="surco-login-title" tabIndex={-1} ref={ref}>
            {heading}
          </h1>
          {children}
        </div>
      </MainContent>
    </div>
  );
}
