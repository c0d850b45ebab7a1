import type { ReactNode } from 'react';

interface Props {
  title: string;
  help: string;
  /** Called when the heading opens or closes the part, e.g. to load its code. */
  onToggle?: () => void;
  children: ReactNode;
}

/** A part of a form that few need, behind its heading. */
export const FoldedSection = ({ title, help, onToggle, children }: Props) => (
  <details className="surco-form-section surco-form-folded">
    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter and the space bar click a summary */}
    <summary onClick={onToggle}>{title}</summary>
    <div>
      <p className="surco-form-help">{help}</p>
      {children}
    </div>
  </details>
);
