import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** What to do next: a hint, links and buttons. */
  children: ReactNode;
}

/** The result of a form, announced by screen readers, with links to the next page. */
export const ResultMessage = ({ title, text, children }: Props): ReactNode => (
  <div className="surco-login-form">
    <output className="surco-login-outcome">
      <strong>{title}</strong>
      <span>{text}</span>
    </output>
    {children}
  </div>
);
