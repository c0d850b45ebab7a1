import type { ChildProcess } from 'node:child_process';
import { assertPortFree, getErrorMessage } from '@surco/section/common';
import { readSettings } from '../../api/src/core/settings/readSettings';
import { type BuildResult, logBuildResult, printDevInstructions, startDevServer } from '@surco/section/dev';
import { stopProcess } from './common/stopProcess';
import { readDevOptions } from './dev/devOptions';
import { isHostReady, startDevHost, startHost } from './dev/hostProcess';
import { getDevDistPath, watchPackage } from './dev/watchPackage';
import { listFrontEndNames, listSectionNames } from './packages';

/** Stops each part that was started. */
const stopFunctions: (() => Promise<unknown>)[] = [];

async function shutDown(code: number): Promise<void> {
  await Promise.allSettled(stopFunctions.splice(0).map((stop) => stop()));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0));

/**
 * Builds these packages now and after each change.
 * @param publish is called with the result of each build
 * @returns a promise that resolves when each package was built, or has failed, for the first time
 */
async function watchAll(names: readonly string[], publish: (result: BuildResult) => void): Promise<void> {
  const startWatching = (name: string): Promise<void> =>
    new Promise((resolve) => {
      const onResult = (result: BuildResult): void => {
        logBuildResult(result);
        publish(result);
        resolve();
      };
      stopFunctions.push(watchPackage(name, onResult));
    });
  await Promise.all(names.map(startWatching));
}

/** Runs the product as a child process; the end of either is that of both. */
function runHost(child: ChildProcess): void {
  stopFunctions.push(() => stopProcess(child));
  child.once('exit', (code) => void shutDown(code ?? 1));
}

async function main(): Promise<void> {
  const { name, host } = readDevOptions(process.argv.slice(2), listSectionNames());
  const settings = readSettings(process.env);
  const origin = settings.devRemotes;
  if (!origin) throw new Error('DEV_REMOTES is off: set it to the URL where the sections are to be served.');
  const port = Number(new URL(origin).port);
  await assertPortFree(port, 'DEV_REMOTES');
  const localHost = `http://localhost:${settings.port}`;
  const sections = name ? [name] : listSectionNames();
  const folders = Object.fromEntries(sections.map((section) => [section, getDevDistPath(section)]));
  const server = await startDevServer({ port, folders, hosts: [host ?? localHost, settings.publicUrl] });
  stopFunctions.push(server.close);
  console.log(`Building ${name ?? 'the whole product'}…`);
  await watchAll(name ? [name] : listFrontEndNames(), server.publishBuildResult);
  if (!host && !(name && (await isHostReady(localHost)))) runHost(name ? startHost() : startDevHost());
  if (name) printDevInstructions(name, origin, host ?? localHost);
}

main().catch(async (error: unknown) => {
  console.error(getErrorMessage(error));
  await shutDown(1);
});
