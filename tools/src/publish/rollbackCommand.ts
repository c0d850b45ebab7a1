import { ROOT } from '../packages';
import { printSection, toRelease } from './messages';
import { readRollbackOptions } from './options';
import { createRegistryClient, isServerAddress } from './registryClient';
import { readCheckoutManifests } from './remoteBuild';
import { rollBack } from './rollBack';

export async function rollBackRemote(args: readonly string[]): Promise<void> {
  const { name, target, by } = readRollbackOptions(args);
  if (isServerAddress(target)) {
    const section = await createRegistryClient(target).rollBack(name);
    return printSection(name, toRelease(section), section.ownVersion !== null);
  }
  const own = await readCheckoutManifests(ROOT);
  printSection(
    name,
    await rollBack(target, name, by),
    own.some((remote) => remote.name === name),
  );
}
