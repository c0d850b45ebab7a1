import { ActionButton, type PageAction } from './action-button';
import { Icon, type IconName } from '../display/icon';
import './states.css';

export interface EmptyStateProps {
  /** One sentence that says what is missing or what to do. */
  text: string;
  action?: PageAction | undefined;
  /** Another way to begin, e.g. an import. */
  secondAction?: PageAction | undefined;
  icon?: IconName;
}

/** Shown instead of an empty list: one sentence and what to do about it. */
export function EmptyState({ text, action, secondAction, icon = 'field' }: EmptyStateProps) {
  return (
    <output className="surco-state">
      <span className="surco-state-mark">
        <Icon name={icon} size={32} />
      </span>
      <span className="surco-state-text">{text}</span>
      {action && <ActionButton action={action} />}
      {secondAction && <ActionButton action={secondAction} />}
    </output>
  );
}
