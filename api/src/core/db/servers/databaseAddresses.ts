const addressPattern = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Splits a URL with several servers, as libpq reads it (`postgres://user:password@a:5432,b:5432/surco`), into the URL of
 * each server. A URL with one server is returned as it is.
 */
export function listDatabaseAddresses(url: string): string[] {
  const [, before = '', hosts, after = ''] = addressPattern.exec(url) ?? [];
  return hosts?.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url];
}

/** The servers of a URL for a message, without user and password. */
export const describeDatabaseServers = (url: string): string =>
  listDatabaseAddresses(url)
    .map((address) => new URL(address).host)
    .join(', ');
