import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SectionOptions, UsageError } from '@surco/section/create';
import type { RegisteredRemote, RemoteManifest } from '@surco/shared/federation';
import { createTargetResolver } from '../../../host/src/navigation/target';

const NOT_BUILT = { contract: '', version: '', entry: '', files: {} };

/** @throws UsageError when the folder, the path or the menu label is in use */
export function assertAvailable(
  root: string,
  { name, path, label }: SectionOptions,
  manifests: readonly RemoteManifest[],
): void {
  if (existsSync(join(root, name))) throw new UsageError(`The folder ${name} exists already: choose another name.`);
  const remotes: RegisteredRemote[] = manifests.map((manifest) => ({ ...manifest, ...NOT_BUILT }));
  const { route } = createTargetResolver(remotes)(path);
  if (route.kind !== 'unknown') {
    throw new UsageError(
      `The path ${path} belongs to "${route.title}" (${route.remote?.remote.name ?? 'host'}): choose another with --path.`,
    );
  }
  const owner = manifests.find(({ menu }) => menu.some((entry) => entry.label === label));
  if (owner) throw new UsageError(`The menu has "${label}" already (${owner.name}): choose another with --label.`);
}
