import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteManifest } from '@surco/shared/federation';
import { remoteNameSchema } from '@surco/shared/federation/releases';
import { parseHostUrl } from '../common';
// Not by its index, which takes a second to load.
import { importManifest } from '../manifest/importManifest';

export const stringOption = { type: 'string' } as const;
/** Options of the commands that need a section and a server. */
export const sectionOptions = { host: stringOption, section: stringOption };

/** The environment variable with the URL of Surco, for commands without `--host`. */
const HOST_VARIABLE = 'SURCO_HOST';

/** The origin of Surco. @throws when neither the option nor the environment names a URL */
export function resolveServer(given = process.env[HOST_VARIABLE]): string {
  if (given) return parseHostUrl(given);
  throw new Error(`Name the URL of Surco with --host https://surco.ejemplo.mx or in the variable ${HOST_VARIABLE}.`);
}

/** The sources of a section. */
export interface SectionSources {
  root: string;
  manifest: RemoteManifest;
}

/** @param folder of the section @throws when it holds no section */
export async function readSection(folder = '.'): Promise<SectionSources> {
  const root = resolve(folder);
  if (!existsSync(join(root, 'src', 'manifest.ts')))
    throw new Error(
      `${root} has no src/manifest.ts: run this command in the folder of a section, or name it (--section).`,
    );
  // The manifest is TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  return { root, manifest: await importManifest(root) };
}

/** The name of the section: as given, or of the current folder. @throws when it is none */
export async function readSectionName(given: string | undefined): Promise<string> {
  if (given === undefined) return (await readSection()).manifest.name;
  if (remoteNameSchema.safeParse(given).success) return given;
  throw new Error(`--section must be the name of a section such as mfe-sales (it is "${given}").`);
}
