import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { useNavigate } from '../../platform';
import { Icon, type IconName } from '../display/icon';

/** An action of a page: a link or a callback. */
export interface PageAction {
  label: string;
  to?: string;
  onClick?: () => void;
  icon?: IconName;
  /** Shows a destructive action in red; ignored for links. */
  danger?: boolean;
  /** Whether it is being carried out; ignored for links. */
  busy?: boolean;
}

/** The link to the page that imports records. */
export const toImportAction = (to: string): PageAction => ({ label: 'Importar', to, icon: 'upload' });

interface Props {
  action: PageAction;
  primary?: boolean;
}

const opensInNewTab = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

function LinkButton({ action, to, primary }: Props & { to: string }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent): void => {
    if (opensInNewTab(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      href={to}
      onClick={onClick}
      icon={action.icon && <Icon name={action.icon} />}
    >
      {action.label}
    </Button>
  );
}

/** Renders an action as a button; a link action renders a real link, so it can be opened in a new tab. */
export function ActionButton({ action, primary = false }: Props) {
  if (action.to) return <LinkButton action={action} to={action.to} primary={primary} />;
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      danger={action.danger}
      loading={action.busy}
      onClick={action.onClick}
      icon={action.icon && <Icon name={action.icon} />}
    >
      {action.label}
    </Button>
  );
}
