import type { RegisteredRemote, RemoteRegistry } from '@surco/shared/federation';

/** Names the files of the sections on the origin of `ASSETS_URL`, if there is one. */
export function locateFiles({ format, remotes }: RemoteRegistry, assetsUrl = ''): RemoteRegistry {
  const locate = (path: string): string => assetsUrl + path;
  const locateSection = (remote: RegisteredRemote): RegisteredRemote => ({
    ...remote,
    entry: locate(remote.entry),
    files: Object.fromEntries(Object.entries(remote.files).map(([page, files]) => [page, files.map(locate)])),
  });
  return { format, remotes: remotes.map(locateSection) };
}
