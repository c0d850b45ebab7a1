import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findMisfits, isForLaterHost, listNeeds, parseBuiltSection } from '@surco/shared/federation/build';
import { parseReleases, type Release } from '@surco/shared/federation/releases';
import type { Client } from 'pg';
import { withClient } from '../db/withClient';
import { getErrorMessage } from '../getErrorMessage';
import { type BundledBuilds, readBundledBuilds } from './bundledBuilds';
import { findServedVersion, listServedBuilds, type ReadManifest } from './servedBuilds';

const createReader =
  (client: Client): ReadManifest =>
  async ({ name, version }) => {
    const { rows } = await client.query<{ content: Buffer }>(
      "select content from section_files where name = $1 and version = $2 and file = 'manifest.json'",
      [name, version],
    );
    try {
      return rows[0] && parseBuiltSection(rows[0].content.toString('utf8'), `${name} ${version}`);
    } catch {
      // A newer server has published it.
      return undefined;
    }
  };

/** One sentence for each version of a section that somebody should get and that this server does not serve. */
async function describeSection(
  read: ReadManifest,
  bundled: BundledBuilds,
  [name, release]: readonly [string, Release],
): Promise<string[]> {
  const { host } = bundled;
  const instead = findServedVersion(await listServedBuilds(read, bundled, name, release)) ?? 'no page of it';
  const described: string[] = [];
  for (const version of [release.live, release.trial?.version]) {
    if (!version) continue;
    const manifest = await read({ name, version });
    const misfits = manifest ? findMisfits(manifest, host) : [];
    const needs = listNeeds(misfits).join(', ');
    if (!manifest)
      described.push(`${name} ${version} has a manifest.json that this Surco cannot read: users get ${instead}.`);
    else if (misfits.length > 0)
      described.push(
        isForLaterHost(manifest, host)
          ? `${name} ${version} waits for a Surco that offers ${needs}; until then users get ${instead}.`
          : `${name} ${version} needs what this Surco does not offer (${needs}): users get ${instead}.`,
      );
  }
  return described;
}

async function describeSections(databaseUrl: string, root: string): Promise<string[]> {
  if (!existsSync(join(root, 'host', 'dist', 'files.json'))) return [];
  const bundled = readBundledBuilds(root);
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ document: unknown }>(
      'select document from section_releases order by revision desc limit 1',
    );
    if (!rows[0]) return [];
    const described: string[] = [];
    for (const section of Object.entries(parseReleases(rows[0].document).remotes))
      described.push(...(await describeSection(createReader(client), bundled, section)));
    return described;
  });
}

/**
 * The published versions that do not fit the host of a checkout, and what users get in place of each. It warns and fails
 * nothing: it says also why it cannot compare them.
 */
export const describeMisfits = (databaseUrl: string, root: string): Promise<string[]> =>
  describeSections(databaseUrl, root).catch((error: unknown) => [
    `the published sections cannot be compared with this Surco: ${getErrorMessage(error)}`,
  ]);
