import { type ReactNode, useRef } from 'react';
import { NOTIFICATIONS } from '../navigation/routeTable';
import { Glyph } from './Glyph';
import { MenuLink } from './MenuLink';
import { MenuList } from './MenuList';
import type { Section } from './menuState';

/** How many sections have a place of their own in the bar; with one more there is no need of "Más". */
const PLACES = 3;
const MORE = 'M4 7h16M4 12h16M4 17h16';
const SHEET = 'surco-more';

function More({ sections, active }: { sections: readonly Section[]; active: boolean }): ReactNode {
  const sheet = useRef<HTMLElement>(null);
  const close = (): void => sheet.current?.hidePopover?.();
  return (
    <li>
      <button
        type="button"
        className={active ? 'surco-menu-link surco-menu-active' : 'surco-menu-link'}
        popoverTarget={SHEET}
      >
        <Glyph path={MORE} />
        <span className="surco-menu-label">Más</span>
      </button>
      <section id={SHEET} className="surco-sheet" popover="auto" aria-label="Más secciones" ref={sheet}>
        <MenuList sections={sections} onFollow={close} />
      </section>
    </li>
  );
}

/** The menu on a phone: the sections used most within reach of the thumb, everything behind "Más". */
export function BottomBar({ sections }: { sections: readonly Section[] }): ReactNode {
  const all = sections.length <= PLACES + 1 && sections.every(({ children }) => children.length === 0);
  // The bell in the header leads to the notices already: their place here belongs to another section.
  const first = all ? sections : sections.filter(({ key }) => key !== NOTIFICATIONS).slice(0, PLACES);
  return (
    <nav className="surco-bottom" aria-label="Secciones">
      <ul>
        {first.map(({ key, to, label, icon, active }) => (
          <li key={key}>
            <MenuLink to={to} label={label} icon={icon} active={active} current={active} />
          </li>
        ))}
        {!all && (
          <More sections={sections} active={sections.some((section) => section.active && !first.includes(section))} />
        )}
      </ul>
    </nav>
  );
}
