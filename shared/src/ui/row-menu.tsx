import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from '../platform';
import { Icon } from './icon';
import type { ListColumn, RowAction } from './list-types';
import './row-menu.css';

/** "Acciones de V-2026-000123", where what names the row is a plain text. */
export function rowMenuLabel<T>(title: ListColumn<T> | undefined, row: T): string {
  const name = title?.cell?.(row) ?? title?.render(row);
  return typeof name === 'string' ? `Acciones de ${name}` : 'Acciones';
}

/** About how high an entry is, in px: enough to know on which side of the button there is room. */
const ENTRY = 40;
const GAP = 4;
/** A menu whose button has gone so far, in px, belongs to nothing any more. */
const FAR = 24;

function besideOf(button: HTMLElement, entries: number): CSSProperties {
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = bottom + entries * ENTRY < window.innerHeight;
  return {
    ['--surco-menu-top' as string]: below ? `${bottom + GAP}px` : 'auto',
    ['--surco-menu-bottom' as string]: below ? 'auto' : `${window.innerHeight - top + GAP}px`,
    ['--surco-menu-right' as string]: `${document.documentElement.clientWidth - right}px`,
  };
}

const entriesOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function move(event: KeyboardEvent<HTMLElement>): void {
  const next = MOVES[event.key];
  if (!next) return;
  event.preventDefault();
  const entries = entriesOf(event.currentTarget);
  const current = entries.findIndex((entry) => entry === document.activeElement);
  entries[next(current, entries.length)]?.focus();
}

interface EntryProps {
  action: RowAction;
  onDone: () => void;
}

function Entry({ action: { label, icon, to, onSelect, danger }, onDone }: EntryProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {label}
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
  button: HTMLButtonElement;
  onClose: () => void;
}

/** Stands above everything, beside its button; on a phone, at the foot of the screen. */
function Menu({ label, actions, button, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.showPopover?.();
    entriesOf(menu.current ?? document.body)[0]?.focus();
  }, []);
  useEffect(() => {
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target) && !button.contains(target)) onClose();
    };
    const place = button.getBoundingClientRect().top;
    const scrolled = (): void => {
      if (Math.abs(button.getBoundingClientRect().top - place) > FAR) onClose();
    };
    const watched = [
      ['pointerdown', outside],
      ['focusin', outside],
      ['scroll', scrolled],
      ['resize', scrolled],
    ] as const;
    for (const [event, listener] of watched) window.addEventListener(event, listener, true);
    return () => {
      for (const [event, listener] of watched) window.removeEventListener(event, listener, true);
    };
  }, [button, onClose]);
  // What the action opens gives the focus back to what had it: an entry of this menu will be gone.
  const done = (): void => {
    onClose();
    button.focus();
  };
  const close = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      done();
    } else move(event);
  };
  return (
    <div
      ref={menu}
      className="surco-row-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      style={besideOf(button, actions.length)}
      onKeyDown={close}
    >
      {actions.map((action) => (
        <Entry key={action.key} action={action} onDone={done} />
      ))}
    </div>
  );
}

export interface RowMenuProps {
  /** Names the record: "Acciones de V-2026-000123". */
  label: string;
  actions: readonly RowAction[];
}

/** The "…" of a row: what may be done to it now. Without actions there is nothing to see. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setButton(null));
  const open = button !== null;
  if (actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="surco-row-more"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => setButton(open ? null : currentTarget)}
      >
        <Icon name="more" />
      </button>
      {button && <Menu label={label} actions={actions} button={button} onClose={close} />}
    </>
  );
}
