import type { ReactNode } from 'react';
import { Glyph } from './Glyph';
import './states.css';

interface Props {
  icon: string;
  heading: string;
  text: string;
  /** For whoever helps: codes, names, versions. */
  detail?: string;
  /** Read out at once. */
  urgent?: boolean;
  /** Ways on. */
  children: ReactNode;
}

/** What stands where a page cannot: what happened, and what to do next. */
export const StatePanel = ({ icon, heading, text, detail, urgent, children }: Props): ReactNode => (
  <div className="surco-panel" role={urgent ? 'alert' : undefined}>
    <span className="surco-panel-icon">
      <Glyph path={icon} />
    </span>
    <h2>{heading}</h2>
    <p>{text}</p>
    <div className="surco-panel-actions">{children}</div>
    {detail && (
      <details>
        <summary>Detalles</summary>
        <code>{detail}</code>
      </details>
    )}
  </div>
);
