import type { ReactNode } from 'react';

interface Props {
  title: string;
  help: string;
  children: ReactNode;
}

/** A part of a form that few need, behind its heading. */
export const FoldedSection = ({ title, help, children }: Props) => (
  <details className="surco-form-section surco-form-folded">
    <summary>{title}</summary>
    <div>
      <p className="surco-form-help">{help}</p>
      {children}
    </div>
  </details>
);
