import { useLocation, useRecordTitle, useSession } from '@surco/shared/platform';
import type { RemoteMenuSection } from '@surco/shared/federation';
import { useIsPhone } from '@surco/shared/ui/display';
import type { ReactNode } from 'react';
import { BottomBar } from '../menu/BottomBar';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { ConnectionStatus } from './ConnectionStatus';
import { getMenuSections, getBreadcrumbs } from '../menu/menuSections';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { UserMenu } from '../menu/UserMenu';
import './shell.css';
import { Sidebar } from '../menu/Sidebar';
import { MainContent, SkipLink } from './MainContent';
import { Breadcrumbs } from './Breadcrumbs';
import { usePageTitle } from './usePageTitle';

interface Props {
  /** The sections that the role may see, in order. */
  menu: readonly RemoteMenuSection[];
  title: string;
  children: ReactNode;
}

/** The staff layout: menu, title, notifications, user menu and page. */
export default function Shell({ menu, title, children }: Props): ReactNode {
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const recordTitle = useRecordTitle((record) => record.title);
  const heading = usePageTitle(recordTitle ?? title);
  const role = useSession(({ user }) => user?.role);
  const { profile } = useSectionPaths();
  const sections = getMenuSections(menu, pathname, role && profile[role]);
  return (
    <div className="surco-shell">
      <SkipLink />
      {!isPhone && <Sidebar sections={sections} />}
      <div className="surco-page">
        <header className="surco-header">
          <div className="surco-header-title">
            <Breadcrumbs crumbs={getBreadcrumbs(sections, title, pathname)} />
            {recordTitle === null && (
              <h1 className="surco-title" tabIndex={-1} ref={heading}>
                {title}
              </h1>
            )}
          </div>
          <SearchButton />
          <NotificationBell isPhone={isPhone} />
          <UserMenu />
        </header>
        <ConnectionStatus />
        <MainContent>{children}</MainContent>
      </div>
      {isPhone && <BottomBar sections={sections} />}
    </div>
  );
}
