import type { RemoteRegistry } from '@surco/shared/federation';

/** The manifest of the installable app, as the host's build writes it: names, colours and icons. */
export type AppManifest = Readonly<Record<string, unknown>>;

interface Shortcut {
  name: string;
  url: string;
}

/** Browsers show four at most. */
const maxShortcuts = 4;

const listShortcuts = ({ remotes }: RemoteRegistry): Shortcut[] =>
  remotes
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, shortcut }) => (shortcut ? [{ name: shortcut, url: path }] : []))
    .slice(0, maxShortcuts);

/** Adds the shortcuts that the sections declare. */
export const renderAppManifest = (template: AppManifest, registry: RemoteRegistry): string =>
  JSON.stringify({ ...template, shortcuts: listShortcuts(registry) });
