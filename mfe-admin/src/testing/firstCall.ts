import type { RemoteRoute } from '@surco/shared/federation/manifest';
import { manifest } from '../manifest';

/** The call that the HTML of a page starts, as the manifest says. */
export const firstCallOf = (path: string): string | undefined => {
  const routes: readonly RemoteRoute[] = manifest.routes;
  return routes.find((route) => route.path === path)?.firstCall;
};
