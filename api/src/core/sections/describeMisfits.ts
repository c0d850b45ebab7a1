import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  findMisfits,
  type HostFiles,
  isForLaterHost,
  listNeeds,
  parseBuiltSection,
} from '@surco/shared/federation/build';
import { parseReleases, type Release } from '@surco/shared/federation/releases';
import type { Client } from 'pg';
import { withClient } from '../db/withClient';
import { readHostFiles } from './bundledBuilds';
import { listBuiltSections } from './listBuiltSections';
import { listServedBuilds, type ReadManifest, type ServedBuild } from './servedBuilds';

const createReader =
  (client: Client): ReadManifest =>
  async ({ name, version }) => {
    const { rows } = await client.query<{ content: Buffer }>(
      "select content from section_files where name = $1 and version = $2 and file = 'manifest.json'",
      [name, version],
    );
    return rows[0] && parseBuiltSection(rows[0].content.toString('utf8'), `${name} ${version}`);
  };

interface HostBuilds {
  host: HostFiles;
  /** The sections that come with the server. */
  bundled: readonly string[];
}

/** One sentence for each version of a section that somebody should get and that does not fit the host. */
async function describeSection(
  read: ReadManifest,
  { host, bundled }: HostBuilds,
  [name, release]: readonly [string, Release],
): Promise<string[]> {
  const builds = await listServedBuilds(read, host, name, release);
  const fitting = builds.find(({ misfits }) => misfits.length === 0)?.manifest.version;
  const instead = fitting ?? (bundled.includes(name) ? 'the build of the server' : 'no page of it');
  const trial = release.trial && (await read({ name, version: release.trial.version }));
  const onTrial = trial ? [{ manifest: trial, misfits: findMisfits(trial, host) }] : [];
  const describe = ({ manifest, misfits }: ServedBuild): string => {
    const needs = listNeeds(misfits).join(', ');
    return isForLaterHost(manifest, host)
      ? `${name} ${manifest.version} waits for a Surco that offers ${needs}; until then users get ${instead}.`
      : `${name} ${manifest.version} needs what this Surco does not offer (${needs}): users get ${instead}.`;
  };
  return [...builds.slice(0, 1), ...onTrial].filter(({ misfits }) => misfits.length > 0).map(describe);
}

/** The published versions that do not fit the host of a checkout, and what users get in place of each. */
export async function describeMisfits(databaseUrl: string, root: string): Promise<string[]> {
  if (!existsSync(join(root, 'host', 'dist', 'files.json'))) return [];
  const builds = { host: readHostFiles(root), bundled: listBuiltSections(root) };
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ document: unknown }>(
      'select document from section_releases order by revision desc limit 1',
    );
    if (!rows[0]) return [];
    const described: string[] = [];
    for (const section of Object.entries(parseReleases(rows[0].document).remotes))
      described.push(...(await describeSection(createReader(client), builds, section)));
    return described;
  });
}
