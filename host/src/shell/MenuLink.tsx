import { Link } from '@surco/shared/platform';
import type { PointerEvent, ReactNode } from 'react';
import { Glyph } from './Glyph';
import { rippleAt } from './ripple';
import { STILL } from './useMedia';

interface Props {
  to: string;
  label: string;
  icon?: string;
  active: boolean;
  /** Whether it is the page itself, and not only the section around it. */
  current: boolean;
  onFollow?: () => void;
}

const press = (event: PointerEvent<HTMLElement>): void => {
  if (!matchMedia(STILL).matches) rippleAt(event.currentTarget, event);
};

export const MenuLink = ({ to, label, icon, active, current, onFollow }: Props): ReactNode => (
  <Link
    to={to}
    className={active ? 'surco-menu-link surco-menu-active' : 'surco-menu-link'}
    aria-current={current ? 'page' : undefined}
    onClick={onFollow}
    onPointerDown={press}
  >
    {icon && <Glyph path={icon} />}
    <span className="surco-menu-label">{label}</span>
  </Link>
);
