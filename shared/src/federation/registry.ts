import { parseRole } from '../contract/roles';
import type { RegisteredRemote } from './manifest';
import { satisfies } from './satisfies';

/** The one document that tells the host which remotes there are. */
export interface RemoteRegistry {
  /** Version of the document's form. */
  format: 1;
  remotes: readonly RegisteredRemote[];
}

export interface ReadRegistry {
  remotes: readonly RegisteredRemote[];
  /** What could not be used and why, in Spanish, for the log. */
  ignored: readonly string[];
}

/** Version of `shared` that this host provides: that of its package.json, which is told by a test. */
export const CONTRACT = '1.3.0';

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isAddress: Check = (value) => typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value);
const isPath: Check = (value) => typeof value === 'string' && /^\/(?!\/)/.test(value);
const isRoles: Check = (value) =>
  Array.isArray(value) && value.every((role: unknown) => typeof role === 'string' && parseRole(role) !== undefined);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
const mapOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

const menuChild = { path: isPath, label: isText, roles: isRoles, holds: optional(listOf(isPath)) };

const FIELDS: Readonly<Record<string, Check>> = {
  name: isText,
  contract: isText,
  version: isText,
  entry: isAddress,
  files: mapOf(listOf(isAddress)),
  menu: listOf(
    shape({
      ...menuChild,
      icon: isText,
      order: (value) => typeof value === 'number',
      children: optional(listOf(shape(menuChild))),
    }),
  ),
  routes: listOf(
    shape({
      path: isPath,
      title: isText,
      page: isText,
      roles: (value) => value === 'public' || isRoles(value),
      pageFor: optional(mapOf(isText)),
      titleFor: optional(mapOf(isText)),
      firstCall: optional(isPath),
    }),
  ),
  redirects: listOf(shape({ path: isPath, redirectTo: isPath })),
  offline: optional(mapOf(listOf(isText))),
};

/** What is wrong with one entry, or null when the host can read it. */
export function fault(entry: unknown): string | null {
  if (!isRecord(entry)) return 'no es un objeto';
  const wrong = Object.keys(FIELDS).find((name) => !FIELDS[name]?.(entry[name]));
  return wrong ? `el campo «${wrong}» no es válido` : null;
}

const isRemote = (entry: unknown): entry is RegisteredRemote => fault(entry) === null;

/**
 * Why a host of this version runs no code of a remote, or null when it does. Its section stands in the menu all the
 * same, and says so where its pages would be.
 */
export const refusal = (
  { contract }: Pick<RegisteredRemote, 'contract'>,
  provided: string = CONTRACT,
): string | null =>
  satisfies(provided, contract) ? null : `se hizo para la versión ${contract} y esta es la ${provided}`;

/** Takes from a registry document what can be used and tells the rest: one bad entry costs only its own section. */
export function readRegistry(document: unknown): ReadRegistry {
  if (!isRecord(document) || document.format !== 1 || !Array.isArray(document.remotes)) {
    return { remotes: [], ignored: ['El registro de secciones no es un documento de formato 1.'] };
  }
  const entries: readonly unknown[] = document.remotes;
  const remotes: RegisteredRemote[] = [];
  const ignored: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = isRecord(entry) && typeof entry.name === 'string' ? entry.name : `n.º ${index + 1}`;
    if (!isRemote(entry)) ignored.push(`${name}: ${fault(entry)}`);
    else if (remotes.some((remote) => remote.name === entry.name)) ignored.push(`${name}: está repetida`);
    else {
      const refused = refusal(entry);
      if (refused) ignored.push(`${name}: ${refused}`);
      remotes.push(entry);
    }
  }
  return { remotes, ignored };
}
