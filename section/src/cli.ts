#!/usr/bin/env node
import { reportAndExit } from './common';

type Command = (args: readonly string[]) => Promise<void>;

/**
 * Each command loads its own code only, so that `status` answers at once. `prune` removes the one version that
 * `--version` names.
 */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./commands/buildCommand')).buildCurrentSection,
  check: async () => (await import('./commands/checkCommand')).checkSection,
  dev: async () => (await import('./commands/devCommand')).developSection,
  prune: async () => (await import('./commands/registryCommands')).removeVersion,
  publish: async () => (await import('./commands/publishCommand')).publishSection,
  rollback: async () => (await import('./commands/registryCommands')).rollBackSection,
  status: async () => (await import('./commands/registryCommands')).printStatus,
};

/** `surco-section <command>`, in the folder of a section. */
async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Error(`Use surco-section with one of ${Object.keys(COMMANDS).join(', ')}.`);
  await (
    await load()
  )(args);
}

main(process.argv.slice(2)).catch(reportAndExit);
