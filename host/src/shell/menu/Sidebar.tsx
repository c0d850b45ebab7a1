import { hostPaths } from '@surco/shared/contract';
import { Link, useSession } from '@surco/shared/platform';
import { type ReactNode, useRef } from 'react';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { Icon } from '../icons/Icon';
import { Brand } from '../icons/Logo';
import { MenuList } from './MenuList';
import type { MenuSection } from './menuSections';
import { useSidebarCollapsed } from './useSidebarCollapsed';
import './sidebar.css';

const COLLAPSE_ICON = 'M4 5h16v14H4zM9.5 5v14M16 9.5 13.5 12l2.5 2.5';
const EXPAND_ICON = 'M4 5h16v14H4zM9.5 5v14M13.5 9.5 16 12l-2.5 2.5';

/** The menu on a desktop; it can be collapsed to icons. */
export function Sidebar({ sections }: { sections: readonly MenuSection[] }): ReactNode {
  const menu = useRef<HTMLElement>(null);
  const [collapsed, toggle] = useSidebarCollapsed(menu);
  const role = useSession(({ user }) => user?.role);
  const { overview } = useSectionPaths();
  return (
    <nav ref={menu} className={collapsed ? 'surco-sider surco-sider-collapsed' : 'surco-sider'} aria-label="Secciones">
      <Link
        className="surco-sider-brand"
        to={role ? overview[role] : hostPaths.dashboard}
        aria-label="Surco, ir al inicio"
      >
        <Brand nameless={collapsed} />
      </Link>
      <div className="surco-sider-menu">
        <MenuList sections={sections} collapsed={collapsed} />
      </div>
      <button type="button" className="surco-menu-link surco-sider-toggle" aria-expanded={!collapsed} onClick={toggle}>
        <Icon path={collapsed ? EXPAND_ICON : COLLAPSE_ICON} />
        <span className="surco-menu-label">{collapsed ? 'Ampliar el menú' : 'Reducir el menú'}</span>
      </button>
    </nav>
  );
}
