import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '../db/withClient';

/** Settings of servers that published sections to a folder. */
const formerSettings = ['REMOTES_DIR', 'REMOTES_STORE'];

/** Whether an older server wrote release documents to a folder. */
const hasReleaseDocuments = async (folder: string): Promise<boolean> =>
  (await readdir(join(folder, '_releases')).catch(() => [])).some((name) => name.endsWith('.json'));

/** Whether somebody has given a section to users, other than the builds of the server that each start stores. */
const hasReleases = (databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "select 1 from section_releases where document::jsonb -> 'remotes' <> '{}' limit 1",
    );
    return rows.length > 0;
  });

interface FormerSectionsOptions {
  dataDir: string;
  databaseUrl: string;
  env?: NodeJS.ProcessEnv;
}

/** What to do about sections that were published to a folder, which is not read any more; undefined: nothing. */
export async function describeFormerSections({
  dataDir,
  databaseUrl,
  env = process.env,
}: FormerSectionsOptions): Promise<string | undefined> {
  const folder = env.REMOTES_DIR?.trim() || join(dataDir, 'remotes');
  if ((await hasReleaseDocuments(folder)) && !(await hasReleases(databaseUrl)))
    return `Warning: the sections published to ${folder} are not served any more, users get the builds of the server. Publish them again, then remove the folder (docs/operate.md, Upgrade).`;
  const left = formerSettings.filter((name) => env[name]?.trim());
  return left.length > 0
    ? `Warning: nothing reads ${left.join(' and ')} any more, because published sections are in the database: leave it out of the settings.`
    : undefined;
}
