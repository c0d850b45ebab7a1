import { getErrorMessage } from '../core/getErrorMessage';
import { readSettings } from '../core/settings/readSettings';
import { assertSupportedNode } from './assertSupportedNode';
import type { Command, InstallationPaths } from './command';

/** Each command is loaded when it runs, so that none loads the code of the others; the help loads all. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  version: async () => (await import('./version')).versionCommand,
  check: async () => (await import('./check/check')).checkCommand,
  migrate: async () => (await import('./migrate')).migrateCommand,
  serve: async () => (await import('./serve')).serveCommand,
  backup: async () => (await import('./backup/backup')).backupCommand,
  restore: async () => (await import('./backup/restore')).restoreCommand,
  'verify-sums': async () => (await import('./verifySums')).verifySumsCommand,
  'verify-audit': async () => (await import('./audit/verifyAudit')).verifyAuditCommand,
  'export-audit': async () => (await import('./audit/exportAudit')).exportAuditCommand,
  sections: async () => (await import('./sections/sections')).sectionsCommand,
  admin: async () => (await import('./admin/admin')).adminCommand,
  demo: async () => (await import('./demo/demo')).demoCommand,
};

const helpOptions = ['--help', '-h'];

async function formatHelp(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const width = Math.max(...all.map(({ usage }) => usage.length));
  return [
    'Usage: surco <command>',
    '',
    ...all.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Settings are environment variables: docs/settings.md. NODE_ENV is always production.',
  ].join('\n');
}

async function runCommand(name: string, args: readonly string[], installation: InstallationPaths) {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new Error(`Unknown command "${name}": surco --help lists the commands.`);
  const command = await load();
  if (args.some((argument) => helpOptions.includes(argument))) {
    console.log(`Usage: surco ${command.usage}\n\n${command.summary}`);
    return undefined;
  }
  return command.run({
    readSettings: () => readSettings({ ...process.env, NODE_ENV: 'production' }),
    installation,
    args,
  });
}

/** Runs the command line `surco`. A failure is printed as one sentence, with exit code 1. */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  installation: InstallationPaths,
): Promise<void> {
  if (name === undefined || ['help', ...helpOptions].includes(name)) {
    console.log(await formatHelp());
    return;
  }
  try {
    assertSupportedNode();
    const command = ['--version', '-v'].includes(name) ? 'version' : name;
    process.exitCode = await runCommand(command, args, installation);
  } catch (error) {
    console.error(getErrorMessage(error));
    process.exitCode = 1;
  }
}
