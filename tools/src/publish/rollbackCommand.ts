import { isServerUrl, printSection, readRollbackOptions, rollBackOnServer } from '@surco/section/registry';
import { ROOT } from '../packages';
import { findBundledBuildPresence, readBundledVersions } from './bundledVersions';
import { resolveTarget } from './resolveTarget';
import { rollBack } from './rollBack';

export async function rollBackRemote(args: readonly string[]): Promise<void> {
  const { name, target, by } = readRollbackOptions(args, resolveTarget);
  if (isServerUrl(target)) return rollBackOnServer(target, name);
  const bundled = readBundledVersions(ROOT);
  printSection(name, await rollBack(target, name, by), findBundledBuildPresence(bundled, name));
}
