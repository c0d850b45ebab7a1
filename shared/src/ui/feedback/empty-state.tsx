import { ActionButton, type PageAction } from './action-button';
import { Icon, type IconName } from '../display/icon';
import './states.css';

export interface EmptyStateProps {
  /** One sentence that says what is missing or what to do. */
  text: string;
  action?: PageAction;
  icon?: IconName;
}

/** Shown instead of an empty list: one sentence and at most one action. */
export function EmptyState({ text, action, icon = 'field' }: EmptyStateProps) {
  return (
    <output className="surco-state">
      <span className="surco-state-mark">
        <Icon name={icon} size={32} />
      </span>
      <span className="surco-state-text">{text}</span>
      {action && <ActionButton action={action} />}
    </output>
  );
}
