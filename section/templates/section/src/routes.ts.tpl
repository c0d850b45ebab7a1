import { defineRoutes } from '@surco/shared/federation';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = defineRoutes(manifest, {
  overview: lazyPage(() => import(/* webpackChunkName: "overview" */ './features/overview/pages/OverviewPage')),
});
