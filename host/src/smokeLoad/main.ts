import { readRegistry } from '@surco/shared/federation';
import { type RuntimeConfig, setRuntimeConfig } from '@surco/shared/platform';
import { fetchJson } from '../common/fetchJson';
import { protectGlobals } from '../common/protectGlobals';
import { smokeLoadSection } from './smokeLoadSection';

/** Loads the sections of the registry, and reports the steps to the process whose browser opened the page (ADR 27). */
async function start(): Promise<void> {
  setRuntimeConfig((await fetchJson('/config.json')) as RuntimeConfig);
  const { remotes } = readRegistry(await fetchJson('/registry.json'));
  const { loadSectionModule } = await import(/* webpackChunkName: "federation" */ '../federation/loadSectionModule');
  protectGlobals();
  const steps = await Promise.all(remotes.map((remote) => smokeLoadSection(remote, loadSectionModule)));
  await window.reportSmokeLoad?.(steps.flat());
}

void start();
