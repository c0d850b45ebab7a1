import type { Role } from '../contract/roles';

/** An entry of the menu: a section, or one of its children. */
export interface MenuChild {
  path: string;
  label: string;
  roles: readonly Role[];
  /** Further addresses that belong to it, with all below them: its records and forms. */
  holds?: readonly string[];
}

export interface MenuEntry extends MenuChild {
  /** SVG path data of a 24 × 24 icon drawn with a 1.75 stroke: a section brings its own, the host knows none. */
  icon: string;
  /** Lower comes first. */
  order: number;
  /** Shown under the section. */
  children?: readonly MenuChild[];
}

/** One address of a remote: who may enter and which page answers. */
export interface RemoteRoute {
  /** Absolute pattern of the router, e.g. `/dashboard/sales/sale/:id?`. */
  path: string;
  /** `public`: no session needed. */
  roles: readonly Role[] | 'public';
  /** Page title in Spanish. */
  title: string;
  /** Key of the page in the remote's `routes.tsx`, and the name of its chunk. */
  page: string;
  /** The same address shows another page to these roles. */
  pageFor?: Partial<Record<Role, string>>;
  /** Its title where these roles see another page. */
  titleFor?: Partial<Record<Role, string>>;
  /** A call of the contract whose answer the page shows first, e.g. `/sales?page=1&size=10`: the HTML starts it at once, but not for a role with a page of its own. */
  firstCall?: string;
}

/** A section address without a child leads to its first page. */
export interface RemoteRedirect {
  path: string;
  redirectTo: string;
}

/** What a remote says of itself, as data; it reaches the host through the registry. */
export interface RemoteManifest {
  /** Folder and address of the remote, e.g. `mfe-sales`. */
  name: string;
  /** Range of versions of `shared` the remote was built for: `^x.y.z`. */
  contract: string;
  menu: readonly MenuEntry[];
  routes: readonly RemoteRoute[];
  redirects: readonly RemoteRedirect[];
  /**
   * What these roles need where there is no network, kept on their devices: page keys, and names of chunks that a page
   * fetches late, its own or the host's (`date-picker`).
   */
  offline?: Partial<Record<Role, readonly string[]>>;
}

/** Keeps the literal types of a manifest, so that `routesOf` can ask for every page it names. */
export const defineManifest = <const M extends RemoteManifest>(manifest: M): M => manifest;

/** Where a remote's build was put, and which files each page needs: written by the build. */
export interface RemoteBuild {
  version: string;
  /** Address of the remote's entry file. */
  entry: string;
  /** Per page key: files to preload beside the entry, addresses from the root. */
  files: Readonly<Record<string, readonly string[]>>;
}

export type RegisteredRemote = RemoteManifest & RemoteBuild;

/** Federation wants a name that is an identifier. */
export const containerName = (remote: string): string => remote.replace(/\W/g, '_');
