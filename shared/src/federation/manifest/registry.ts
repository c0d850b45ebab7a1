import { parseRole } from '../../domain/users/roles';
import { isRecord } from '../../domain/isRecord';
import type { RegisteredRemote } from './manifest';
import { satisfies } from './satisfies';

/** The document that lists all sections for the host. */
export interface RemoteRegistry {
  /** Version of the document format. */
  format: 1;
  remotes: readonly RegisteredRemote[];
}

export interface RegistryReadResult {
  remotes: readonly RegisteredRemote[];
  /** For the log: invalid entries, and those of `remotes` that need another contract, with the reasons. */
  ignored: readonly string[];
}

/** Version of `shared` that this host provides; a test compares it with package.json. */
export const CONTRACT_VERSION = '3.0.0';

type Check = (value: unknown) => boolean;

const isNonEmptyString: Check = (value) => typeof value === 'string' && value !== '';
const isUrlOrPath: Check = (value) => typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value);
const isIntegrity: Check = (value) => typeof value === 'string' && /^sha384-[A-Za-z\d+/]{64}$/.test(value);
const isPath: Check = (value) => typeof value === 'string' && /^\/(?!\/)/.test(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
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
const objectOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
const mapOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

const isCount: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const isReadCall: Check = (value) => typeof value === 'string' && /^GET \/\S+$/.test(value);
const isOfflineRule: Check = (value) =>
  isCount(value) ||
  objectOf({
    maxAnswers: isCount,
    answersOffline: optional(isBoolean),
    search: optional(
      objectOf({ fields: listOf(isNonEmptyString), filters: mapOf((filter) => typeof filter === 'string') }),
    ),
    recordOf: optional(isReadCall),
  })(value);
const isOfflineCalls: Check = (value) =>
  isRecord(value) && Object.entries(value).every(([key, rule]) => isReadCall(key) && isOfflineRule(rule));

const menuItemChecks = { path: isPath, label: isNonEmptyString, roles: isRoles, activePaths: optional(listOf(isPath)) };

const REMOTE_CHECKS: Readonly<Record<string, Check>> = {
  name: isNonEmptyString,
  contract: isNonEmptyString,
  version: isNonEmptyString,
  entry: isUrlOrPath,
  integrity: optional(isIntegrity),
  filesIntegrity: optional(isIntegrity),
  files: mapOf(listOf(isUrlOrPath)),
  menu: listOf(
    objectOf({
      ...menuItemChecks,
      icon: isNonEmptyString,
      order: (value) => typeof value === 'number',
      children: optional(listOf(objectOf(menuItemChecks))),
    }),
  ),
  routes: listOf(
    objectOf({
      path: isPath,
      title: isNonEmptyString,
      page: isNonEmptyString,
      roles: (value) => value === 'public' || isRoles(value),
      pageFor: optional(mapOf(isNonEmptyString)),
      titleFor: optional(mapOf(isNonEmptyString)),
      firstCall: optional(isPath),
      parallelCalls: optional(listOf(isPath)),
      withoutAntd: optional(isBoolean),
      homeFor: optional(isRoles),
      overviewFor: optional(isRoles),
      profileFor: optional(isRoles),
      loginLink: optional(isNonEmptyString),
      shortcut: optional(isNonEmptyString),
      help: optional(isUrlOrPath),
      importLabel: optional(isNonEmptyString),
      action: optional(isBoolean),
      customerAction: optional(isNonEmptyString),
    }),
  ),
  redirects: listOf(objectOf({ path: isPath, redirectTo: isPath })),
  offline: optional(mapOf(listOf(isNonEmptyString))),
  offlineCalls: optional(isOfflineCalls),
  offlineData: optional(mapOf(listOf(isReadCall))),
};

/** Why an entry is invalid; null when it is valid. */
export function validateRemote(entry: unknown): string | null {
  if (!isRecord(entry)) return 'is not an object';
  const invalidField = Object.keys(REMOTE_CHECKS).find((name) => !REMOTE_CHECKS[name]?.(entry[name]));
  return invalidField ? `the field "${invalidField}" is not valid` : null;
}

const isRegisteredSection = (entry: unknown): entry is RegisteredRemote => validateRemote(entry) === null;

const readMajor = (version: string): number => Number(/\d+/.exec(version)?.[0]);

type BuiltFor = Pick<RegisteredRemote, 'contract'>;

/** Whether a section was built for an earlier major version than the host provides. */
export const isBuiltForEarlierContract = ({ contract }: BuiltFor, provided: string = CONTRACT_VERSION): boolean =>
  readMajor(contract) < readMajor(provided);

/**
 * Why a host of this version cannot run a section; null when it can. The section stays in the menu, with a message in
 * place of its pages.
 */
export const findContractMismatch = ({ contract }: BuiltFor, provided: string = CONTRACT_VERSION): string | null =>
  satisfies(provided, contract)
    ? null
    : `was built for version ${contract} of the contract and this is ${provided}: docs/change-the-contract.md`;

/** Reads a registry document; an invalid entry is reported and affects only its own section. */
export function readRegistry(document: unknown): RegistryReadResult {
  if (!isRecord(document) || document.format !== 1 || !Array.isArray(document.remotes)) {
    return { remotes: [], ignored: ['The registry of sections is not a document of format 1.'] };
  }
  const entries: readonly unknown[] = document.remotes;
  const remotes: RegisteredRemote[] = [];
  const ignored: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = isRecord(entry) && typeof entry.name === 'string' ? entry.name : `entry ${index + 1}`;
    if (!isRegisteredSection(entry)) ignored.push(`${name}: ${validateRemote(entry)}`);
    else if (remotes.some((remote) => remote.name === entry.name)) ignored.push(`${name}: appears twice`);
    else {
      const mismatch = findContractMismatch(entry);
      if (mismatch) ignored.push(`${name}: ${mismatch}.`);
      remotes.push(entry);
    }
  }
  return { remotes, ignored };
}
