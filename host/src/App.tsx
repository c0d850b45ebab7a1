import { hostPaths } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { lazyPage, useRoutes, useSession } from '@surco/shared/platform';
import { findContractMismatch, type RegisteredRemote } from '@surco/shared/federation';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FederatedPage } from './federation/FederatedPage';
import type { GetSection } from './federation/retryableSections';
import { getHelpAddress } from './manual/getHelpAddress';
import type { GuardedHistory, NavigationLocation } from './navigation/guardedHistory';
import { getMenuForRole } from './navigation/menu';
import { NavigationRoot } from './navigation/NavigationRoot';
import { readSectionPaths, SectionPathsContext } from './navigation/sectionPaths';
import type { HostPage, Route } from './navigation/routeTable';
import type { Target } from './navigation/target';
import { PublicLayout } from './shell/layout/PublicLayout';
import { ErrorBoundary } from './shell/states/ErrorBoundary';
import { NotFound } from './shell/states/NotFound';
import { PageSkeleton } from './shell/states/PageSkeleton';
import { SectionFailed } from './shell/states/SectionFailed';
import { LazyShell } from './shell/layout/LazyShell';
import { LazyAntdConfig } from './shell/theme/LazyAntdConfig';

export interface AppProps {
  remotes: readonly RegisteredRemote[];
  getSection: GetSection;
  history: GuardedHistory;
}

const renderSectionFailed = (retry: () => void): ReactNode => <SectionFailed onRetry={retry} />;

const createLazyPage = (load: Parameters<typeof lazyPage>[0]): ReactNode => {
  const Page = lazyPage(load);
  return <Page skeleton={<PageSkeleton />} failed={renderSectionFailed} />;
};

const HOST_PAGES: Readonly<Record<HostPage, ReactNode>> = {
  login: createLazyPage(() => import(/* webpackChunkName: "login" */ './session/login/LoginPage')),
  restore: createLazyPage(
    () => import(/* webpackChunkName: "restore-password" */ './session/password/RestorePasswordPage'),
  ),
  'new-password': createLazyPage(
    () => import(/* webpackChunkName: "new-password" */ './session/password/NewPasswordPage'),
  ),
  'confirm-email': createLazyPage(
    () => import(/* webpackChunkName: "confirm-email" */ './session/email/ConfirmEmailPage'),
  ),
  farmer: createLazyPage(() => import(/* webpackChunkName: "farmer" */ './session/login/FarmerRedirectPage')),
  logout: createLazyPage(() => import(/* webpackChunkName: "logout" */ './session/logout/LogoutPage')),
  manual: createLazyPage(() => import(/* webpackChunkName: "manual" */ './manual/ManualPage')),
  paper: createLazyPage(() => import(/* webpackChunkName: "paper" */ './paper/PaperPage')),
  notifications: createLazyPage(
    () => import(/* webpackChunkName: "notifications" */ './shell/notifications/NotificationsPage'),
  ),
  'shared-file': createLazyPage(() => import(/* webpackChunkName: "shared-file" */ './install/SharedFilePage')),
  'second-factor': createLazyPage(
    () => import(/* webpackChunkName: "second-factor" */ './session/secondFactor/SecondFactorPage'),
  ),
  terms: createLazyPage(() => import(/* webpackChunkName: "terms" */ './session/terms/AcceptTermsPage')),
};

/** The pages that render the layout of the login page themselves, so that its code is loaded with them only. */
const AUTH_LAYOUT_PAGES: ReadonlySet<HostPage> = new Set(['login', 'restore', 'new-password', 'confirm-email']);

/** The pages that do without antd: signing in and out, and the manual, also on a farmer's phone. */
const PAGES_WITHOUT_ANTD: ReadonlySet<HostPage> = new Set([
  ...AUTH_LAYOUT_PAGES,
  'farmer',
  'logout',
  'manual',
  'paper',
]);

const usesAntd = ({ page, remote }: Route): boolean =>
  page ? !PAGES_WITHOUT_ANTD.has(page) : remote !== undefined && !remote.route.withoutAntd;

interface RoutePageProps {
  route: Route;
  getSection: GetSection;
}

function RoutePage({ route, getSection }: RoutePageProps): ReactNode {
  const role = useSession(({ user }) => user?.role);
  if (route.page) return HOST_PAGES[route.page];
  if (!route.remote) return <NotFound />;
  const { remote, route: remoteRoute } = route.remote;
  const page = (role && remoteRoute.pageFor?.[role]) ?? remoteRoute.page;
  return <FederatedPage key={page} remote={remote} page={page} getSection={getSection} />;
}

/** Loads a section while antd is loading, so that the two do not wait for each other. */
function SectionPreload({ remote, getSection }: { remote: RegisteredRemote; getSection: GetSection }): ReactNode {
  useEffect(() => {
    if (!findContractMismatch(remote)) void getSection(remote).load();
  }, [remote, getSection]);
  return <PageSkeleton />;
}

/** Provides antd's configuration to the pages that use antd. */
function PageTheme({ route, getSection, children }: RoutePageProps & { children: ReactNode }): ReactNode {
  if (!usesAntd(route)) return children;
  const remote = route.remote?.remote;
  const skeleton = remote ? <SectionPreload remote={remote} getSection={getSection} /> : <PageSkeleton />;
  return <LazyAntdConfig skeleton={skeleton}>{children}</LazyAntdConfig>;
}

/** Provides the route parameters to a page; the guard has matched the address already. */
function RouteParams({ route, children }: { route: Route; children: ReactNode }): ReactNode {
  return useRoutes([{ path: route.path, element: children }]);
}

/** a user keeps the menu on an unknown page. */
const hasMenu = ({ path, kind }: Route, role: Role | undefined): boolean =>
  path.startsWith(hostPaths.dashboard) || (kind === 'unknown' && role !== undefined);

function PageLayout({
  route,
  remotes,
  children,
}: {
  route: Route;
  remotes: AppProps['remotes'];
  children: ReactNode;
}): ReactNode {
  const role = useSession(({ user }) => user?.role);
  const menu = useMemo(() => (role ? getMenuForRole(remotes, role) : []), [remotes, role]);
  if (route.page && AUTH_LAYOUT_PAGES.has(route.page)) return children;
  const title = (role && route.remote?.route.titleFor?.[role]) ?? route.title;
  const help = role && route.page !== 'manual' ? getHelpAddress(route, role) : undefined;
  if (!hasMenu(route, role))
    return (
      <PublicLayout
        title={title}
        help={help}
        narrow={route.access === 'public' || route.page === 'terms' || route.page === 'second-factor'}
      >
        {children}
      </PublicLayout>
    );
  return (
    <LazyShell menu={menu} title={title} help={help}>
      {children}
    </LazyShell>
  );
}

function renderLocation(
  { remotes, getSection }: AppProps,
  location: NavigationLocation | null,
  pending: Target | null,
): ReactNode {
  const route = location?.target.route ?? pending?.route;
  if (!route) return null;
  return (
    <PageLayout route={route} remotes={remotes}>
      {location ? (
        <PageTheme route={route} getSection={getSection}>
          <ErrorBoundary key={location.target.pathname}>
            <RouteParams route={route}>
              <RoutePage route={route} getSection={getSection} />
            </RouteParams>
          </ErrorBoundary>
        </PageTheme>
      ) : (
        <PageSkeleton />
      )}
    </PageLayout>
  );
}

/** The whole product: the guard decides on the page, the layout surrounds it, the host or a section renders it. */
export function App(props: AppProps): ReactNode {
  const { remotes, history } = props;
  const sectionPaths = useMemo(() => readSectionPaths(remotes), [remotes]);
  return (
    <SectionPathsContext value={sectionPaths}>
      <NavigationRoot history={history}>
        {(location, pending) => renderLocation(props, location, pending)}
      </NavigationRoot>
    </SectionPathsContext>
  );
}
