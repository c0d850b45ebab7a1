import { Button } from 'antd';
import { Icon } from '../display/icon';
import { ActionButton } from '../feedback/action-button';
import { type RowAction, useActionMenu } from '../menu/row-menu';
import { findPrimaryAction } from './find-primary-action';

/** An action on the record of a page. */
export interface DetailAction extends RowAction {
  /** Whether it is being carried out, e.g. a file is being prepared. */
  busy?: boolean;
}

interface Props {
  /** Name of the record. */
  name: string;
  /** The most important first. */
  actions: readonly DetailAction[];
}

function MoreButton({ name, actions }: Props) {
  const label = `Más acciones de ${name}`;
  const { isOpen, toggle, menu } = useActionMenu({ label, actions });
  return (
    <>
      <Button
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        loading={actions.some(({ busy }) => busy)}
        icon={<Icon name="more" />}
        iconPlacement="end"
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        Más
      </Button>
      {menu}
    </>
  );
}

/** The primary action as a button; the others in a menu. On a phone the button is at the bottom of the window. */
export function DetailActions({ name, actions }: Props) {
  const primary = findPrimaryAction(actions);
  const others = actions.filter((action) => action !== primary);
  return (
    <div className="surco-detail-actions">
      {others.length > 0 && <MoreButton name={name} actions={others} />}
      {primary && (
        <span className="surco-detail-primary">
          <ActionButton primary action={{ ...primary, onClick: primary.onSelect }} />
        </span>
      )}
    </div>
  );
}
