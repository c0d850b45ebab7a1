import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  overview: lazyPage(() => import(/* webpackChunkName: "overview" */ './features/overview/pages/OverviewPage')),
});
