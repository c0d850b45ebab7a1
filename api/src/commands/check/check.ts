import type { Settings } from '../../core/settings/settings';
import { listWarnings } from '../../start/formatStartupMessage';
import type { Command, CommandContext, InstallationPaths } from '../command';
import { type CheckResult, formatCheckResult, runCheck } from './checkResult';
import { checkDatabase } from './databaseChecks';
import { listServiceChecks } from './serviceChecks';

/** @throws when native code was built for another system than this one */
async function checkProgram(): Promise<string> {
  const system = `Node ${process.versions.node} on ${process.platform}-${process.arch}`;
  try {
    await import('@node-rs/argon2');
  } catch (error) {
    throw new Error(`the native code cannot run with ${system}: build the bundle on such a system.`, { cause: error });
  }
  return system;
}

async function runChecks(settings: Settings, installation: InstallationPaths): Promise<CheckResult[]> {
  const [database, services] = await Promise.all([
    checkDatabase(settings, installation),
    Promise.all(listServiceChecks(settings).map(runCheck)),
  ]);
  return [...database, ...services];
}

/** Checks the program, its settings and what it uses; only the first two if settings fail. */
async function checkAll({ readSettings, installation }: Omit<CommandContext, 'args'>): Promise<CheckResult[]> {
  let settings: Settings | undefined;
  const program = await runCheck({ name: 'program', run: checkProgram });
  const settingsResult = await runCheck({
    name: 'settings',
    run: async () => {
      settings = readSettings();
      return [`for ${settings.publicUrl}`, ...listWarnings(settings)].join(' ');
    },
  });
  return [program, settingsResult, ...(settings ? await runChecks(settings, installation) : [])];
}

/** @returns exit code 1 when a check fails */
export async function printChecks(context: Omit<CommandContext, 'args'>): Promise<number> {
  const results = await checkAll(context);
  for (const result of results) console.log(formatCheckResult(result));
  return results.every(({ isOk }) => isOk) ? 0 : 1;
}

export const checkCommand: Command = {
  usage: 'check',
  summary:
    'checks settings, database, mails, directory, folders, disk, backup and certificate; exit code 1 when one fails',
  run: printChecks,
};
