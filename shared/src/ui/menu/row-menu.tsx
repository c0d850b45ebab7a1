import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from '../../platform';
import { Icon, type IconName } from '../display/icon';
import './row-menu.css';

/** An action on one row: a link or a callback. */
export interface RowAction {
  key: string;
  label: string;
  icon?: IconName;
  to?: string;
  onSelect?: () => void;
  /** A destructive action, in the error colour; only for callbacks. */
  danger?: boolean;
}

/** Approximate height of a menu item in px, to decide whether the menu opens above or below. */
const ITEM_HEIGHT = 40;
/** Between the button and the menu, in px. */
const GAP = 4;
/** The menu closes once its button has scrolled this far, in px. */
const MAX_SCROLL_DRIFT = 24;

function computeMenuPosition(button: HTMLElement, itemCount: number): CSSProperties {
  const { top, bottom, right } = button.getBoundingClientRect();
  const fitsBelow = bottom + itemCount * ITEM_HEIGHT < window.innerHeight;
  return {
    ['--surco-menu-top' as string]: fitsBelow ? `${bottom + GAP}px` : 'auto',
    ['--surco-menu-bottom' as string]: fitsBelow ? 'auto' : `${window.innerHeight - top + GAP}px`,
    ['--surco-menu-right' as string]: `${document.documentElement.clientWidth - right}px`,
  };
}

const listMenuItems = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

const FOCUS_MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const next = FOCUS_MOVES[event.key];
  if (!next) return;
  event.preventDefault();
  const items = listMenuItems(event.currentTarget);
  const current = items.findIndex((item) => item === document.activeElement);
  items[next(current, items.length)]?.focus();
}

interface MenuItemProps {
  action: RowAction;
  onDone: () => void;
}

function MenuItem({ action: { label, icon, to, onSelect, danger }, onDone }: MenuItemProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span>{label}</span>
    </>
  );
  const select = (): void => {
    onDone();
    onSelect?.();
  };
  if (to)
    return (
      <Link role="menuitem" tabIndex={-1} to={to} onClick={onDone}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={danger ? 'surco-row-danger' : undefined}
      onClick={select}
    >
      {content}
    </button>
  );
}

interface MenuProps {
  label: string;
  actions: readonly RowAction[];
  button: HTMLElement;
  onClose: () => void;
}

/** The open menu: a popover beside its button; on a phone, at the bottom of the screen. */
function Menu({ label, actions, button, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    menu.current?.showPopover?.();
    listMenuItems(menu.current ?? document.body)[0]?.focus();
  }, []);
  useEffect(() => {
    const closeIfOutside = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target) && !button.contains(target)) onClose();
    };
    const initialTop = button.getBoundingClientRect().top;
    const closeIfScrolled = (): void => {
      if (Math.abs(button.getBoundingClientRect().top - initialTop) > MAX_SCROLL_DRIFT) onClose();
    };
    const listeners = [
      ['pointerdown', closeIfOutside],
      ['focusin', closeIfOutside],
      ['scroll', closeIfScrolled],
      ['resize', closeIfScrolled],
    ] as const;
    for (const [event, listener] of listeners) window.addEventListener(event, listener, true);
    return () => {
      for (const [event, listener] of listeners) window.removeEventListener(event, listener, true);
    };
  }, [button, onClose]);
  // Focus the button before the action runs: a dialog returns the focus to it, and the menu item is unmounted by then.
  const closeAndFocus = (): void => {
    onClose();
    button.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      closeAndFocus();
    } else moveFocus(event);
  };
  return (
    <div
      ref={menu}
      className="surco-row-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      style={computeMenuPosition(button, actions.length)}
      onKeyDown={handleKeyDown}
    >
      {actions.map((action) => (
        <MenuItem key={action.key} action={action} onDone={closeAndFocus} />
      ))}
    </div>
  );
}

export interface RowMenuProps {
  /** Accessible name, e.g. "Acciones de V-2026-000123". */
  label: string;
  actions: readonly RowAction[];
}

interface ActionMenu {
  isOpen: boolean;
  /** Opens the menu beside the button, or closes it. */
  toggle: (button: HTMLElement) => void;
  /** The open menu, if any; the caller renders it beside the button. */
  menu: ReactNode;
}

/** A menu of actions that a button opens. */
export function useActionMenu({ label, actions }: RowMenuProps): ActionMenu {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [close] = useState(() => () => setButton(null));
  return {
    isOpen: button !== null,
    toggle: (opener) => setButton(button ? null : opener),
    menu: button && <Menu label={label} actions={actions} button={button} onClose={close} />,
  };
}

/** The "…" menu of a row; renders nothing without actions. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const { isOpen, toggle, menu } = useActionMenu({ label, actions });
  if (actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="surco-row-more"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        <Icon name="more" />
      </button>
      {menu}
    </>
  );
}
