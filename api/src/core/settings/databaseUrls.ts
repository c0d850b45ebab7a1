import type { Settings } from './settings';

/** The URLs of one database. */
export interface DatabaseUrls {
  /** URL with the role of the application, perhaps of a pooler. */
  url: string;
  /** URL of the server itself with the same role, for connections that keep state: LISTEN and jobs. */
  directUrl: string;
  /** URL of the server itself with the role that owns the tables; `directUrl` when one role does both. */
  ownerUrl: string;
}

/** The URLs that the settings name; undefined without an external database. */
export function resolveDatabaseUrls({
  databaseUrl: url,
  databaseDirectUrl: directUrl = url,
  databaseOwnerUrl: ownerUrl = directUrl,
}: Settings): DatabaseUrls | undefined {
  return url && directUrl && ownerUrl ? { url, directUrl, ownerUrl } : undefined;
}
