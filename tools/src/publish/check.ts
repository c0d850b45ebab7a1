import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from '../../../api/src/web/frontEnd';
import type { HostFiles } from '@surco/shared/federation/filesPlugin';
import type { RemoteManifest } from '@surco/shared/federation/manifest';
import { fault, readRegistry, refusal } from '@surco/shared/federation/registry';
import { folderVersion, remoteName } from '@surco/shared/federation/releases';
import { satisfies } from '@surco/shared/federation/satisfies';
import { HOST_ROUTES } from '../../../host/src/navigation/routeTable';
import { resolver } from '../../../host/src/navigation/target';
import { missingShares } from '../agreement';
import { ROOT } from '../packages';
import type { Build } from './build';

/** What a remote answers. */
export type Claims = Pick<RemoteManifest, 'name' | 'routes' | 'redirects'>;

const isAddress = (where: string): boolean => /^https?:/.test(where);

async function asked(where: string, path: string): Promise<unknown> {
  const answer = await fetch(new URL(path, where)).catch((error: unknown) => {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`${where} no responde (${why}).`, { cause: error });
  });
  if (!answer.ok) throw new Error(`${where} no dice qué ofrece a las secciones (${answer.status}).`);
  return answer.json();
}

/** What a host offers to remotes, as its build wrote it. @param where its folder, or the address of a running one */
export async function hostOffer(where = join(ROOT, 'host', 'dist')): Promise<HostFiles> {
  if (isAddress(where)) return (await asked(where, '/files.json')) as HostFiles;
  const text = await readFile(join(where, 'files.json'), 'utf8').catch(() => {
    throw new Error(`${where} no tiene una construcción del anfitrión: use pnpm build o indique --host.`);
  });
  return JSON.parse(text) as HostFiles;
}

/** Sections of a running host, whatever of them is checked out here. */
export const hostRemotes = async (where = ''): Promise<readonly Claims[]> =>
  isAddress(where) ? readRegistry(await asked(where, '/registry.json')).remotes : [];

type Check = (build: Build, host: HostFiles) => string[];

const named: Check = ({ built: { name, version } }) =>
  remoteName.safeParse(name).success && folderVersion.safeParse(version).success
    ? []
    : [`«${name} ${version}» no puede ser el nombre de una carpeta`];

const shaped: Check = ({ built }, host) => {
  const wrong = fault(register(built, host, `/remotes/${built.name}/${built.version}`));
  return wrong ? [wrong] : [];
};

const whole: Check = ({ folder, built: { assets, entry, pages } }) => {
  const needed = [...assets, entry, ...Object.values(pages).flatMap(({ files }) => files)];
  const missing = [...new Set(needed)].filter((file) => !assets.includes(file) || !existsSync(join(folder, file)));
  return missing.length ? [`a la construcción le faltan archivos: ${missing.join(', ')}`] : [];
};

const paged: Check = ({ built: { routes, pages } }) => {
  const keys = routes.flatMap(({ page, pageFor = {} }) => [page, ...Object.values(pageFor)]);
  const missing = [...new Set(keys)].filter((key) => !(key in pages));
  return missing.length ? [`no trae las páginas que anuncia: ${missing.join(', ')}`] : [];
};

const contracted: Check = ({ built }, host) => {
  const refused = refusal(built, host.contract);
  return refused ? [refused] : [];
};

const versioned: Check = ({ built: { requires } }, { versions }) =>
  Object.entries(requires)
    .filter(([name, range]) => !satisfies(versions[name] ?? '', range))
    .map(([name, range]) => `pide ${name} ${range} y el anfitrión ofrece ${versions[name] ?? 'ninguna'}`);

const offered: Check = ({ built }, host) => {
  const missing = missingShares(host, built);
  return missing.length ? [`pide módulos que el anfitrión no ofrece: ${missing.join(', ')}`] : [];
};

/** What keeps a build from being published, in Spanish; nothing when it may be. */
export function faultsOf(build: Build, host: HostFiles): string[] {
  const unreadable = [...named(build, host), ...shaped(build, host)];
  if (unreadable.length) return unreadable;
  return [whole, paged, contracted, versioned, offered].flatMap((check) => check(build, host));
}

const pattern = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase();

const addressesOf = ({ routes, redirects }: Claims): string[] => [...routes, ...redirects].map(({ path }) => path);

const hostPatterns = new Set(HOST_ROUTES.map(({ path }) => pattern(path)));
const atHost = resolver([]);

/** Whether the host itself answers; a remote that claimed the address would never be seen there, or stand in its way. */
const isHosts = (path: string): boolean =>
  hostPatterns.has(pattern(path)) || atHost(path.replaceAll('?', '')).route.kind !== 'unknown';

/** Addresses that somebody else answers already: whose page would show is nobody's choice. */
export function contested({ built }: Pick<Build, 'built'>, others: readonly Claims[]): string[] {
  const own = new Set(addressesOf(built).map(pattern));
  const hosts = addressesOf(built)
    .filter(isHosts)
    .map((path) => `${path} es una dirección del anfitrión`);
  const remotes = others
    .filter(({ name }) => name !== built.name)
    .flatMap((other) =>
      addressesOf(other)
        .filter((path) => own.has(pattern(path)))
        .map((path) => `${path} ya es una dirección de ${other.name}`),
    );
  return [...new Set([...hosts, ...remotes])];
}
