import { Link } from '@surco/shared/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { showRipple } from '../theme/ripple';
import './menu.css';

interface Props {
  to: string;
  label: string;
  icon?: string;
  /** Whether the current page is the page or in the section that the link opens. */
  active: boolean;
  /** Whether no other visible link is closer to the current page. */
  isCurrentPage: boolean;
  onFollow?: () => void;
}

/** A link of the menu. The one of the current page scrolls into view: a long menu is higher than a low screen. */
export function MenuLink({ to, label, icon, active, isCurrentPage, onFollow }: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrentPage) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrentPage]);
  return (
    <Link
      ref={link}
      to={to}
      className={active ? 'surco-menu-link surco-menu-active' : 'surco-menu-link'}
      aria-current={isCurrentPage ? 'page' : undefined}
      onClick={onFollow}
      onPointerDown={showRipple}
    >
      {icon && <Icon path={icon} />}
      <span className="surco-menu-label">{label}</span>
    </Link>
  );
}
