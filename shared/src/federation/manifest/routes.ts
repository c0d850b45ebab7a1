import type { LazyPage } from '../../platform/lazy/lazyPage';
import type { RemoteManifest, RemoteRoute } from './manifest';

/** The module that every section exposes as `./routes`: its pages by key. */
export interface RemoteModule {
  pages: Readonly<Record<string, LazyPage>>;
}

type RoutePageKeys<R extends RemoteRoute> =
  R['page'] | (R extends { pageFor: infer P } ? Extract<P[keyof P], string> : never);

/** Page keys that a manifest names. */
export type PageKeys<M extends RemoteManifest> = RoutePageKeys<M['routes'][number]>;

/**
 * Creates the module `./routes` of a section from its pages. The manifest is used for its type only: a page key that it
 * names without a page is a type error.
 */
export const defineRoutes = <const M extends RemoteManifest>(
  _manifest: M,
  pages: Readonly<Record<PageKeys<M>, LazyPage>>,
): RemoteModule => ({ pages });
