import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** Ways on. */
  children: ReactNode;
}

/** What came of it, read out when it appears, and where to go from here. */
export const Outcome = ({ title, text, children }: Props): ReactNode => (
  <div className="surco-login-form">
    <output className="surco-login-outcome">
      <strong>{title}</strong>
      <span>{text}</span>
    </output>
    {children}
  </div>
);
