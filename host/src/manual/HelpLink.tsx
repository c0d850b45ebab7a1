import type { ReactNode } from 'react';
import { Icon } from '../shell/icons/Icon';
import '../shell/layout/headerButton.css';

export const HELP_ICON =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.2 9.3a2.8 2.8 0 1 1 4 2.5c-.8.4-1.2 1-1.2 1.9M12 16.8v.01';

/** The "?" of a page. It opens another tab, so that a form that is being filled stays as it is. */
export const HelpLink = ({ to }: { to: string }): ReactNode => (
  <a
    className="surco-header-button"
    href={to}
    target="_blank"
    rel="noopener noreferrer"
    aria-label="Ayuda de esta página"
    title="Ayuda de esta página"
  >
    <Icon path={HELP_ICON} />
  </a>
);
