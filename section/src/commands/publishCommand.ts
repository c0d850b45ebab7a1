import { createServerPublication, readHost, readPublishOptions, runPublication } from '../publish';
import { createBuild } from './buildCommand';
import { readSection } from './readSection';
import { resolveServer } from './resolveServer';

/** Publishes the section to a running server, after building it unless `--from` names a build. */
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
