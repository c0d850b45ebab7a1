import type { Role } from '../../domain/users/roles';
import type { OfflineCalls, ReadCallKey } from '../../platform/offline/offlineCalls';

/** An entry of the menu: a section, or one of its children. */
export interface RemoteMenuItem {
  path: string;
  label: string;
  roles: readonly Role[];
  /** Prefixes of further paths at which the menu marks this item as active: its records and forms. */
  activePaths?: readonly string[];
}

export interface RemoteMenuSection extends RemoteMenuItem {
  /** SVG path data of a 24 × 24 icon drawn with a 1.75 stroke: each section provides its own. */
  icon: string;
  /** Position in the menu; the lowest comes first. */
  order: number;
  /** Shown under the section. */
  children?: readonly RemoteMenuItem[];
}

/** One address of a section: who may open it and which page is shown. */
export interface RemoteRoute {
  /** Absolute pattern of the router, e.g. `/dashboard/sales/sale/:id?`. */
  path: string;
  /** `public`: no session needed. */
  roles: readonly Role[] | 'public';
  /** Page title in Spanish. */
  title: string;
  /** Key of the page in the section's `routes.ts`, and the name of its chunk. */
  page: string;
  /** The same address shows another page to these roles. */
  pageFor?: Partial<Record<Role, string>>;
  /** Its title where these roles see another page. */
  titleFor?: Partial<Record<Role, string>>;
  /**
   * The first call of the page, e.g. `/sales?page=1&size=10`, or `/sales/:id` with a parameter of `path`: the HTML starts
   * it before the scripts run, but not for roles in `pageFor`, nor for an address with a query.
   */
  firstCall?: string;
  /** Further calls that the page sends without waiting for the first one; the HTML starts them with it. */
  parallelCalls?: readonly string[];
  /**
   * The page renders without antd, so that its first load does not contain it. Parts that use antd load later, inside
   * `AntdTheme` of the platform.
   */
  withoutAntd?: boolean;
  /** Roles that start at this page: after the sign-in, at `/dashboard` and where another page is denied (N-08). */
  homeFor?: readonly Role[];
  /** Roles whose overview this page is: the logo and "Ir al inicio" lead to it. Without one, they lead to `homeFor`. */
  overviewFor?: readonly Role[];
  /** Roles that find their own profile here: the user menu links to it. */
  profileFor?: readonly Role[];
  /** Text of a link to this public page on the login page. */
  loginLink?: string;
  /** Text of the entry for this page in the menu of the installed app's icon, e.g. `Nueva venta`. */
  shortcut?: string;
  /**
   * Where "?" on this page leads: an address of the team's own help. Without it, it leads to the part of the manual that
   * names the page, or to its beginning.
   */
  help?: string;
  /** What this page imports from a spreadsheet, e.g. `Ventas`: a file that another app shares may be sent there. */
  importLabel?: string;
  /** The global search offers this page under its title, as an action: something to do, e.g. `Nueva venta`. */
  action?: boolean;
  /**
   * The global search offers this page as an action for each found customer, e.g. `Nueva venta para` followed by the
   * name. The page gets the customer's id in the query `customerId`.
   */
  customerAction?: string;
}

/** Redirects the address of a section without a child to its first page. */
export interface RemoteRedirect {
  path: string;
  redirectTo: string;
}

/** The declaration of a section, as data; the host gets it from the registry. */
export interface RemoteManifest {
  /** Folder and address of the section, e.g. `mfe-sales`. */
  name: string;
  menu: readonly RemoteMenuSection[];
  routes: readonly RemoteRoute[];
  redirects: readonly RemoteRedirect[];
  /**
   * Code that is stored on the devices of these roles for use without a network: page keys, and names of chunks that a
   * page loads later, its own or the host's (`date-picker`).
   */
  offline?: Partial<Record<Role, readonly string[]>>;
  /** Calls whose last answers are stored on the device and shown without a network, e.g. `{ 'GET /sales': 4 }`. */
  offlineCalls?: OfflineCalls;
  /** Calls of `offlineCalls` without whose answers these roles cannot work: the device is ready once it stores them. */
  offlineData?: Partial<Record<Role, readonly ReadCallKey[]>>;
}

/** Preserves the literal types of a manifest, so that `defineRoutes` can require every page in it. */
export const defineManifest = <const M extends RemoteManifest>(manifest: M): M => manifest;

/** Version, addresses and hashes of a section's build; the server adds them to the manifest in the registry. */
export interface RemoteBuild {
  version: string;
  /** Versions of the contract that it was built for, `^x.y.z`; that of the host when it uses nothing of `shared`. */
  contract: string;
  /** Address of the section's entry file, or of its `mf-manifest.json`, which names the entry file. */
  entry: string;
  /**
   * Hash of the file at `entry`; the browser refuses a file with another one. Absent for builds that come with the
   * server, and for versions that were published without hashes.
   */
  integrity?: string;
  /** Hash of `integrity.json` in the folder of `entry`, which holds the hashes of all files of the build. */
  filesIntegrity?: string;
  /** Per page key: files to preload besides the entry, as absolute paths. */
  files: Readonly<Record<string, readonly string[]>>;
}

export type RegisteredRemote = RemoteManifest & RemoteBuild;

/** Module federation requires an identifier as name. */
export const toContainerName = (remote: string): string => remote.replace(/\W/g, '_');
