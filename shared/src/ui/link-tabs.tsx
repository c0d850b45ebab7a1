import { Link } from '../platform';
import './link-tabs.css';

/** One of several views of a screen, at an address of its own. */
export interface LinkTab {
  to: string;
  label: string;
  current: boolean;
}

/** The views of one screen side by side; each is an address, so links and "back" work as anywhere. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) => (
  <nav className="surco-tabs" aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.label} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
);
