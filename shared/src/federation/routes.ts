import type { LazyPage } from '../platform/lazyPage';
import type { RemoteManifest, RemoteRoute } from './manifest';

/** The module every remote exposes as `./routes`: its pages by key. */
export interface RemoteModule {
  pages: Readonly<Record<string, LazyPage>>;
}

type KeysOf<R extends RemoteRoute> = R['page'] | (R extends { pageFor: infer P } ? Extract<P[keyof P], string> : never);

/** Page keys that a manifest names. */
export type PageKeys<M extends RemoteManifest> = KeysOf<M['routes'][number]>;

/**
 * Joins a manifest with its pages; a page that the manifest names and nobody wrote does not compile.
 */
export const routesOf = <const M extends RemoteManifest>(
  _manifest: M,
  pages: Readonly<Record<PageKeys<M>, LazyPage>>,
): RemoteModule => ({ pages });
