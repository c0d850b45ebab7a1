import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Shown instead of the content when there is none. */
  emptyText?: string | false;
  children: ReactNode;
}

/** A part of the account with its heading. */
export const AccountSection = ({ title, emptyText, children }: Props) => (
  <section className="surco-account-section">
    <h2>{title}</h2>
    {emptyText ? <p className="surco-account-none">{emptyText}</p> : children}
  </section>
);
