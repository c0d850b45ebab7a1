import { join } from 'node:path';
import { assertNoNames, assertPortFree, readArguments } from '../common';
import { logBuildResult, printDevInstructions, startDevServer, watchSection } from '../dev';
import { fetchHostJson } from '../publish';
import { readSection, resolveServer, sectionOptions } from './server';

/** The only origin that a host allows for sections under development. @throws when it allows none */
async function readDevOrigin(host: string): Promise<string> {
  const config = (await fetchHostJson(host, '/config.json')) as { devRemotes?: string };
  if (config.devRemotes) return config.devRemotes;
  throw new Error(`${host} allows no sections under development: its operator sets DEV_REMOTES=http://localhost:3100.`);
}

/** Builds the section on each change and serves it to the pages of a running host. */
export async function developSection(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, sectionOptions);
  assertNoNames(positionals);
  const host = resolveServer(values.host);
  const { root, manifest } = await readSection(values.section);
  const { name } = manifest;
  const origin = await readDevOrigin(host);
  const port = Number(new URL(origin).port);
  await assertPortFree(port, 'DEV_REMOTES of the host');
  const outputPath = join(root, 'node_modules', '.cache', 'surco', 'dev');
  const server = await startDevServer({ port, folders: { [name]: outputPath }, hosts: [host] });
  console.log(`Building ${name}…`);
  let printInstructionsOnce = (): void => printDevInstructions(name, origin, host);
  const stopWatching = watchSection({ name, root, outputPath }, (result) => {
    logBuildResult(result);
    server.publishBuildResult(result);
    printInstructionsOnce();
    printInstructionsOnce = () => undefined;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void Promise.all([server.close(), stopWatching()]).then(() => process.exit(0)));
}
