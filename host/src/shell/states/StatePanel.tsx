import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import './states.css';

interface Props {
  icon: string;
  heading: string;
  text: string;
  /** For support: codes, names, versions. */
  detail?: string;
  /** Announced at once by screen readers. */
  urgent?: boolean;
  /** Links and buttons. */
  children?: ReactNode;
}

/** Panel in place of a page: what happened, and what to do next. */
export const StatePanel = ({ icon, heading, text, detail, urgent, children }: Props): ReactNode => (
  <div className="surco-panel" role={urgent ? 'alert' : undefined}>
    <span className="surco-panel-icon">
      <Icon path={icon} />
    </span>
    <h2>{heading}</h2>
    <p>{text}</p>
    {children && <div className="surco-panel-actions">{children}</div>}
    {detail && (
      <details>
        <summary>Detalles</summary>
        <code>{detail}</code>
      </details>
    )}
  </div>
);
