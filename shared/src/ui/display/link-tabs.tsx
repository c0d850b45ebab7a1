import { Link } from '../../platform';
import './link-tabs.css';

/** One view of a screen with its own address. */
export interface LinkTab {
  to: string;
  label: string;
  current: boolean;
}

/** Tabs that are links, so that deep links and the back button work. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) => (
  <nav className="surco-tabs" aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.label} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
);
