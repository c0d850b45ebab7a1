import { createServerPublication, readHost, readPublishOptions, runPublication } from '../publish';
import { createBuild } from './buildCommand';
import { readSection } from './readSection';
import { resolveServer } from './resolveServer';

/** Builds the section and publishes it to a running server. */
export async function publishSection(args: readonly string[]): Promise<void> {
  const section = await readSection();
  const options = readPublishOptions([section.manifest.name, ...args], (to) => resolveServer('--to', to));
  await runPublication(
    options,
    () => readHost(resolveServer('--host', options.host ?? options.target)),
    () => createBuild(section),
    createServerPublication(options),
  );
}
