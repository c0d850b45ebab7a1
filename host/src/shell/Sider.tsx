import { Link } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph';
import { Brand } from './Mark';
import { MenuList } from './MenuList';
import type { Section } from './menuState';
import { useCollapsed } from './useCollapsed';

const FOLD = 'M4 5h16v14H4zM9.5 5v14M16 9.5 13.5 12l2.5 2.5';
const UNFOLD = 'M4 5h16v14H4zM9.5 5v14M13.5 9.5 16 12l-2.5 2.5';

/** The menu on a desktop; reduced to icons, its pages open beside them. */
export function Sider({ sections }: { sections: readonly Section[] }): ReactNode {
  const [collapsed, toggle] = useCollapsed();
  return (
    <nav className={collapsed ? 'surco-sider surco-sider-collapsed' : 'surco-sider'} aria-label="Secciones">
      <Link className="surco-sider-brand" to="/dashboard" aria-label="Surco, ir al inicio">
        <Brand nameless={collapsed} />
      </Link>
      <div className="surco-sider-menu">
        <MenuList sections={sections} />
      </div>
      <button type="button" className="surco-menu-link surco-sider-toggle" aria-expanded={!collapsed} onClick={toggle}>
        <Glyph path={collapsed ? UNFOLD : FOLD} />
        <span className="surco-menu-label">{collapsed ? 'Ampliar el menú' : 'Reducir el menú'}</span>
      </button>
    </nav>
  );
}
