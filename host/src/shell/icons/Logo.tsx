import { LOGO_PATH } from './logoPath';

/** The logo of Surco: three furrows. Decorative: the name is beside it. */
export const Logo = ({ size = 24 }: { size?: number }) => (
  <svg
    className="surco-mark"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={LOGO_PATH} />
  </svg>
);

/** Logo and name, for headers. */
export const Brand = ({ nameless = false }: { nameless?: boolean }) => (
  <span className="surco-brand">
    <Logo />
    <span className={nameless ? 'surco-hidden' : undefined}>Surco</span>
  </span>
);
