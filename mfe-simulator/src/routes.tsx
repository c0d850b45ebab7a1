import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  simulator: lazyPage(() => import(/* webpackChunkName: "simulator" */ './section/SimulatorSection')),
});
