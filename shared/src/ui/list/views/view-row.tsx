import type { SavedView } from '../../../contract';
import { Icon } from '../../display/icon';
import { RowMenu } from '../../menu/row-menu';
import './views.css';

interface Props {
  name: string;
  isCurrent: boolean;
  onSelect: () => void;
  /** The saved view and what can be done with it; without it, the row is the list as it is. */
  saved?: {
    view: SavedView;
    onRename: () => void;
    onToggleDefault: () => void;
    onRemove: () => void;
  };
}

/** A view in the panel: pressing its name shows it. */
export function ViewRow({ name, isCurrent, onSelect, saved }: Props) {
  return (
    <li className="surco-view-row">
      <button type="button" aria-current={isCurrent || undefined} onClick={onSelect}>
        <span className="surco-view-check">{isCurrent && <Icon name="check" size={16} />}</span>
        <span className="surco-view-name">{name}</span>
        {saved?.view.isDefault && <small>Al abrir</small>}
      </button>
      {saved && (
        <RowMenu
          label={`Acciones de ${name}`}
          actions={[
            { key: 'rename', label: 'Cambiar nombre', icon: 'edit', onSelect: saved.onRename },
            {
              key: 'default',
              label: saved.view.isDefault ? 'No abrir la lista con ella' : 'Abrir la lista con ella',
              icon: 'home',
              onSelect: saved.onToggleDefault,
            },
            { key: 'remove', label: 'Eliminar', icon: 'trash', danger: true, onSelect: saved.onRemove },
          ]}
        />
      )}
    </li>
  );
}
