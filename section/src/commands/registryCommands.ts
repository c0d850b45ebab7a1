import { printServerStatus, readRollbackOptions, readStatusTarget, rollBackOnServer } from '../publish';
import { readSection } from './readSection';
import { resolveServer } from './resolveServer';

const resolveTarget = (to?: string): string => resolveServer('--to', to);

/** Returns the section to its previous version, or ends its trial. */
export async function rollBackSection(args: readonly string[]): Promise<void> {
  const { manifest } = await readSection();
  const { name, target } = readRollbackOptions([manifest.name, ...args], resolveTarget);
  await rollBackOnServer(target, name);
}

/** Prints which version each audience gets. */
export const printStatus = (args: readonly string[]): Promise<void> =>
  printServerStatus(readStatusTarget(args, resolveTarget));
