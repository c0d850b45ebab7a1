import { ROOT } from '../packages';
import { printSection, toRelease } from './messages';
import { readRollbackOptions } from './options';
import { createRegistryClient, isServerUrl } from './registryClient';
import { hasRemote, readBundledManifests } from './remoteBuild';
import { rollBack } from './rollBack';

export async function rollBackRemote(args: readonly string[]): Promise<void> {
  const { name, target, by } = readRollbackOptions(args);
  if (isServerUrl(target)) {
    const section = await createRegistryClient(target).rollBack(name);
    return printSection(name, toRelease(section), section.ownVersion !== null);
  }
  const bundled = readBundledManifests(ROOT);
  printSection(name, await rollBack(target, name, by), hasRemote(bundled, name));
}
