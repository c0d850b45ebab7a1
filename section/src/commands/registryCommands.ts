import {
  printServerStatus,
  readRemovalOptions,
  readRollbackOptions,
  readStatusTarget,
  removeOnServer,
  rollBackOnServer,
} from '../registry';
import { readSection } from './readSection';
import { resolveServer } from './resolveServer';

const resolveTarget = (to?: string): string => resolveServer('--to', to);

/** Returns the section to its previous version, or ends its trial. */
export async function rollBackSection(args: readonly string[]): Promise<void> {
  const { manifest } = await readSection();
  const { name, target } = readRollbackOptions([manifest.name, ...args], resolveTarget);
  await rollBackOnServer(target, name);
}

/** Removes one version of the section now, such as a broken trial. */
export async function removeVersion(args: readonly string[]): Promise<void> {
  const { manifest } = await readSection();
  const { target, ...id } = readRemovalOptions([manifest.name, ...args], resolveTarget);
  await removeOnServer(target, id);
}

/** Prints which version each audience gets. */
export const printStatus = (args: readonly string[]): Promise<void> =>
  printServerStatus(readStatusTarget(args, resolveTarget));
