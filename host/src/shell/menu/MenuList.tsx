import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { MenuLink } from './MenuLink';
import type { MenuSection } from './menuSections';
import { useMenuGroups } from './useMenuGroups';

const CHEVRON_ICON = 'm9 6 6 6-6 6';

interface Props {
  sections: readonly MenuSection[];
  /** Whether only icons are shown: the pages of a section are then in a panel beside its icon. */
  collapsed?: boolean;
  onFollow?: () => void;
}

/** The sections with icon and label. One with several pages is a group that folds. */
export function MenuList({ sections, collapsed = false, onFollow }: Props): ReactNode {
  const { isOpen, toggle } = useMenuGroups(sections.find(({ active }) => active)?.key);
  return (
    <ul className="surco-menu">
      {sections.map(({ key, label, icon, to, active, children }) => {
        const folds = children.length > 0 && !collapsed;
        return (
          <li key={key}>
            {folds ? (
              <button
                type="button"
                className={active ? 'surco-menu-link surco-menu-active' : 'surco-menu-link'}
                aria-expanded={isOpen(key)}
                onClick={() => toggle(key)}
              >
                <Icon path={icon} />
                <span className="surco-menu-label">{label}</span>
                <Icon path={CHEVRON_ICON} />
              </button>
            ) : (
              <MenuLink
                to={to}
                label={label}
                icon={icon}
                active={active}
                isCurrentPage={active && !children.some((child) => child.active)}
                onFollow={onFollow}
              />
            )}
            {children.length > 0 && (collapsed || isOpen(key)) && (
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
        );
      })}
    </ul>
  );
}
