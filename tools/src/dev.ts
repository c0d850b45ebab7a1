import { readSettings } from '../../api/src/settings';
import { readAsked } from './dev/asked';
import { answers, end, startDevHost, startHost } from './dev/host';
import { startDevServer } from './dev/server';
import { type BuildNews, watch } from './dev/watch';
import { frontEndNames, remoteNames } from './packages';
import { ensurePortFree } from './start/checks';

const stops: (() => Promise<unknown>)[] = [];

async function stop(code: number): Promise<void> {
  await Promise.allSettled(stops.splice(0).map((end) => end()));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

const say = ({ name, failure }: BuildNews): void =>
  console.log(failure === undefined ? `${name} está construida.` : `${name} no se pudo construir:\n${failure}`);

/** Builds all of these again and again. @returns when each was built, or failed, once */
async function watchAll(names: readonly string[], tell: (news: BuildNews) => void): Promise<void> {
  const begin = (name: string): Promise<void> =>
    new Promise((built) => {
      const told = (news: BuildNews): void => {
        say(news);
        tell(news);
        built();
      };
      stops.push(watch(name, told));
    });
  await Promise.all(names.map(begin));
}

async function main(): Promise<void> {
  const { name, host } = readAsked(process.argv.slice(2), remoteNames());
  const settings = readSettings(process.env);
  const origin = settings.devRemotes;
  if (!origin) throw new Error('DEV_REMOTES está en off: indique la dirección en que se sirven las secciones.');
  const port = Number(new URL(origin).port);
  await ensurePortFree(port, 'DEV_REMOTES');
  const ours = `http://localhost:${settings.port}`;
  const sections = name ? [name] : remoteNames();
  const server = await startDevServer({ port, names: sections, hosts: [host ?? ours, settings.publicUrl] });
  stops.push(server.close);
  console.log(`Se construye ${name ?? 'todo el producto'}…`);
  await watchAll(name ? [name] : frontEndNames(), server.tell);
  if (!host && !(name && (await answers(ours)))) {
    const child = name ? startHost() : startDevHost();
    stops.push(() => end(child));
    child.once('exit', (code) => void stop(code ?? 1));
  }
  if (name) {
    console.log(`\n${name} se sirve en ${origin}. Entre en ${host ?? ours}, abra el menú de su cuenta y elija`);
    console.log('«Sección en desarrollo»: esa pestaña la toma de esta máquina y se recarga con cada cambio.');
  }
}

main().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
});
