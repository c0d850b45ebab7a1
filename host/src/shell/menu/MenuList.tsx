import type { ReactNode } from 'react';
import { MenuLink } from './MenuLink';
import type { MenuSection } from './menuSections';

interface Props {
  sections: readonly MenuSection[];
  onFollow?: () => void;
}

/** Sections with icon and label, and their pages below. */
export const MenuList = ({ sections, onFollow }: Props): ReactNode => (
  <ul className="surco-menu">
    {sections.map(({ key, label, icon, to, active, children }) => (
      <li key={key}>
        <MenuLink
          to={to}
          label={label}
          icon={icon}
          active={active}
          isCurrentPage={active && !children.some((child) => child.active)}
          onFollow={onFollow}
        />
        {children.length > 0 && (
          <ul className="surco-menu-children" aria-label={label}>
            {children.map((child) => (
              <li key={child.path}>
                <MenuLink
                  to={child.path}
                  label={child.label}
                  active={child.active}
                  isCurrentPage={child.active}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
