import { parseReturnPath, useLocation, useRecordTitle, useSession } from '@surco/shared/platform';
import { useIsPhone } from '@surco/shared/ui/display';
import type { ReactNode } from 'react';
import { HelpLink } from '../../manual/HelpLink';
import { BottomBar } from '../menu/BottomBar';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { ConnectionStatus } from './ConnectionStatus';
import { getMenuSections, getBreadcrumbs } from '../menu/menuSections';
import { NotificationBell } from '../notifications/NotificationBell';
import { useLoadSavedViews } from '../savedViews/useLoadSavedViews';
import { SearchButton } from '../search/SearchButton';
import { UserMenu } from '../menu/UserMenu';
import type { ShellProps } from './LazyShell';
import './shell.css';
import { Sidebar } from '../menu/Sidebar';
import { MainContent, SkipLink } from './MainContent';
import { Breadcrumbs } from './Breadcrumbs';
import { createReturnCrumb } from './createReturnCrumb';
import { usePageTitle } from './usePageTitle';

/** The staff layout: menu, title, notifications, user menu and page. */
export default function Shell({ menu, title, help, children }: ShellProps): ReactNode {
  const { pathname, search } = useLocation();
  const isPhone = useIsPhone();
  const recordTitle = useRecordTitle((record) => record.title);
  const heading = usePageTitle(recordTitle ?? title);
  const role = useSession(({ user }) => user?.role);
  const { profile, remotes } = useSectionPaths();
  useLoadSavedViews();
  const sections = getMenuSections(menu, pathname, role && profile[role]);
  const returnPath = parseReturnPath(new URLSearchParams(search));
  const crumbs = returnPath ? [createReturnCrumb(remotes, returnPath)] : getBreadcrumbs(sections, title, pathname);
  return (
    <div className="surco-shell">
      <SkipLink />
      {!isPhone && <Sidebar sections={sections} />}
      <div className="surco-page">
        <header className="surco-header">
          <div className="surco-header-title">
            <Breadcrumbs crumbs={crumbs} />
            {recordTitle === null && (
              <h1 className="surco-title" tabIndex={-1} ref={heading}>
                {title}
              </h1>
            )}
          </div>
          <SearchButton />
          {help && !isPhone && <HelpLink to={help} />}
          <NotificationBell isPhone={isPhone} />
          <UserMenu help={help} />
        </header>
        <ConnectionStatus />
        <MainContent>{children}</MainContent>
      </div>
      {isPhone && <BottomBar sections={sections} />}
    </div>
  );
}
