import type { ReactNode } from 'react';
import { PlainButton } from '../shell/theme/PlainButton';
import './hint.css';

export interface HintProps {
  text: string;
  /** Absent for a hint that only informs. */
  action?: { label: string; run: () => void };
  closeLabel: string;
  onClose: () => void;
}

/** A message with an action that does not interrupt: at the bottom of the window, until the user answers. */
export const Hint = ({ text, action, closeLabel, onClose }: HintProps): ReactNode => (
  <aside className="surco-hint" aria-label="Sugerencia">
    <output>{text}</output>
    <div className="surco-hint-actions">
      <PlainButton onClick={onClose}>{closeLabel}</PlainButton>
      {action && (
        <PlainButton look="primary" onClick={action.run}>
          {action.label}
        </PlainButton>
      )}
    </div>
  </aside>
);
