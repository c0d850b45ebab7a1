import { isServerUrl, printSection, readRollbackOptions, rollBackOnServer } from '@surco/section/publish';
import { ROOT } from '../packages';
import { hasRemote, readBundledManifests } from './bundledRemotes';
import { resolveTarget } from './resolveTarget';
import { rollBack } from './rollBack';

export async function rollBackRemote(args: readonly string[]): Promise<void> {
  const { name, target, by } = readRollbackOptions(args, resolveTarget);
  if (isServerUrl(target)) return rollBackOnServer(target, name);
  const bundled = readBundledManifests(ROOT);
  printSection(name, await rollBack(target, name, by), hasRemote(bundled, name));
}
