import type { RemoteRoute } from '@surco/shared/federation';
import { manifest } from '../manifest';

/** The first call that the manifest declares for a path, which the HTML starts early. */
export const getFirstCall = (path: string): string | undefined => {
  const routes: readonly RemoteRoute[] = manifest.routes;
  return routes.find((route) => route.path === path)?.firstCall;
};
