import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { useNavigate } from '../platform';
import { Icon, type IconName } from './icon';

/** What a person may do from a page: an address to go to, or something done at once. */
export interface PageAction {
  label: string;
  to?: string;
  onClick?: () => void;
  icon?: IconName;
  /** Something is lost by it; of what is done at once. */
  danger?: boolean;
}

interface Props {
  action: PageAction;
  primary?: boolean;
}

const leavesToBrowser = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

function LinkButton({ action, to, primary }: Props & { to: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (leavesToBrowser(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      href={to}
      onClick={follow}
      icon={action.icon && <Icon name={action.icon} />}
    >
      {action.label}
    </Button>
  );
}

/** An action as a button; one that leads to an address is a true link, so that it opens in a tab of its own. */
export function ActionButton({ action, primary = false }: Props) {
  if (action.to) return <LinkButton action={action} to={action.to} primary={primary} />;
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      danger={action.danger}
      onClick={action.onClick}
      icon={action.icon && <Icon name={action.icon} />}
    >
      {action.label}
    </Button>
  );
}
