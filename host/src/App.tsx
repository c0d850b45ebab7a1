import { lazyPage, useRoutes, useSession } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { type ReactNode, useMemo } from 'react';
import { RemotePage } from './federation/RemotePage';
import type { RemoteStates } from './federation/remoteState';
import type { GuardedHistory, Place } from './navigation/guardedHistory';
import { menuFor } from './navigation/menu';
import { NavigationRoot } from './navigation/NavigationRoot';
import type { HostPage, Route } from './navigation/routeTable';
import type { Target } from './navigation/target';
import { LoginFrame } from './session/login/LoginFrame';
import LoginPage from './session/LoginPage';
import { BareLayout } from './shell/BareLayout';
import { Crash } from './shell/Crash';
import { NotFound } from './shell/NotFound';
import { PageSkeleton } from './shell/PageSkeleton';
import { SectionFailed } from './shell/SectionFailed';
import { LazyShell } from './LazyShell';

export interface AppProps {
  remotes: readonly RegisteredRemote[];
  states: RemoteStates;
  history: GuardedHistory;
}

const failed = (retry: () => void): ReactNode => <SectionFailed onRetry={retry} />;

const late = (load: Parameters<typeof lazyPage>[0]): ReactNode => {
  const Page = lazyPage(load);
  return <Page skeleton={<PageSkeleton />} failed={failed} />;
};

const HOST_PAGES: Readonly<Record<HostPage, ReactNode>> = {
  login: <LoginPage />,
  restore: late(() => import(/* webpackChunkName: "restore-password" */ './session/RestorePasswordPage')),
  'new-password': late(() => import(/* webpackChunkName: "new-password" */ './session/NewPasswordPage')),
  farmer: late(() => import(/* webpackChunkName: "farmer" */ './session/FarmerPage')),
  logout: late(() => import(/* webpackChunkName: "logout" */ './session/LogoutPage')),
  notifications: late(() => import(/* webpackChunkName: "notifications" */ './shell/notifications/NotificationsPage')),
  terms: late(() => import(/* webpackChunkName: "terms" */ './session/AcceptTermsPage')),
};

function Page({ route, states }: { route: Route; states: RemoteStates }): ReactNode {
  const role = useSession(({ user }) => user?.role);
  if (route.page) return HOST_PAGES[route.page];
  if (!route.remote) return <NotFound />;
  const { remote, route: address } = route.remote;
  const page = (role && address.pageFor?.[role]) ?? address.page;
  return <RemotePage key={page} remote={remote} page={page} states={states} />;
}

/** Gives a page its parameters: the guard has matched the address already, this only binds them. */
function Matched({ route, children }: { route: Route; children: ReactNode }): ReactNode {
  return useRoutes([{ path: route.path, element: children }]);
}

function Frame({
  route,
  remotes,
  children,
}: {
  route: Route;
  remotes: AppProps['remotes'];
  children: ReactNode;
}): ReactNode {
  const role = useSession(({ user }) => user?.role);
  const menu = useMemo(() => (role ? menuFor(remotes, role) : []), [remotes, role]);
  // The first thing that anyone loads frames itself.
  if (route.page === 'login') return children;
  const title = (role && route.remote?.route.titleFor?.[role]) ?? route.title;
  if (route.page === 'restore' || route.page === 'new-password')
    return <LoginFrame title={title}>{children}</LoginFrame>;
  if (!route.path.startsWith('/dashboard'))
    return (
      <BareLayout title={title} narrow={route.access === 'public' || route.page === 'terms'}>
        {children}
      </BareLayout>
    );
  return (
    <LazyShell menu={menu} title={title}>
      {children}
    </LazyShell>
  );
}

function drawn({ remotes, states }: AppProps, place: Place | null, pending: Target | null): ReactNode {
  const route = place?.target.route ?? pending?.route;
  if (!route) return null;
  return (
    <Frame route={route} remotes={remotes}>
      {place ? (
        <Crash key={place.target.pathname}>
          <Matched route={route}>
            <Page route={route} states={states} />
          </Matched>
        </Crash>
      ) : (
        <PageSkeleton />
      )}
    </Frame>
  );
}

/** The whole product: the guard decides where the person is, the shell frames it, the remote fills it. */
export function App(props: AppProps): ReactNode {
  return <NavigationRoot history={props.history}>{(place, pending) => drawn(props, place, pending)}</NavigationRoot>;
}
