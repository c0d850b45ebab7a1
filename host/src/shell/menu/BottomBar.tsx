import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { MenuLink } from './MenuLink';
import { MenuList } from './MenuList';
import type { MenuSection } from './menuSections';
import './bottomBar.css';

/** Sections in the bar beside "Más". One more fits when "Más" is not needed. */
const MAX_VISIBLE_SECTIONS = 3;
const MORE_ICON = 'M4 7h16M4 12h16M4 17h16';
const SHEET_ID = 'surco-more';
const BAR_CLASS = 'surco-has-bottom-bar';

function MoreSections({ sections, active }: { sections: readonly MenuSection[]; active: boolean }): ReactNode {
  const sheet = useRef<HTMLElement>(null);
  const close = (): void => sheet.current?.hidePopover?.();
  return (
    <li>
      <button
        type="button"
        className={active ? 'surco-menu-link surco-menu-active' : 'surco-menu-link'}
        popoverTarget={SHEET_ID}
      >
        <Icon path={MORE_ICON} />
        <span className="surco-menu-label">Más</span>
      </button>
      <section id={SHEET_ID} className="surco-sheet" popover="auto" aria-label="Más secciones" ref={sheet}>
        <MenuList sections={sections} onFollow={close} />
      </section>
    </li>
  );
}

/** The menu on a phone: the first sections in a bar, all sections behind "Más". */
export function BottomBar({ sections }: { sections: readonly MenuSection[] }): ReactNode {
  const allFit = sections.length <= MAX_VISIBLE_SECTIONS + 1 && sections.every(({ children }) => children.length === 0);
  useLayoutEffect(() => {
    // The class sets the height of the bar for the hints (`host/src/hints`), which are outside of the layout.
    const { classList } = document.documentElement;
    classList.add(BAR_CLASS);
    return () => classList.remove(BAR_CLASS);
  }, []);
  const visible = allFit ? sections : sections.slice(0, MAX_VISIBLE_SECTIONS);
  return (
    <nav className="surco-bottom" aria-label="Secciones">
      <ul>
        {visible.map(({ key, to, label, icon, active }) => (
          <li key={key}>
            <MenuLink to={to} label={label} icon={icon} active={active} isCurrentPage={active} />
          </li>
        ))}
        {!allFit && (
          <MoreSections
            sections={sections}
            active={sections.some((section) => section.active && !visible.includes(section))}
          />
        )}
      </ul>
    </nav>
  );
}
