import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote, RemoteManifest } from '@surco/shared/federation/manifest';
import { resolver } from '../../../host/src/navigation/target';
import { type Asked, Refusal } from './asked';

const NOT_BUILT = { version: '', entry: '', files: {} };

/** @throws Refusal when the folder, the address or the menu's label belongs to somebody already */
export function ensureFree(root: string, { name, path, label }: Asked, manifests: readonly RemoteManifest[]): void {
  if (existsSync(join(root, name))) throw new Refusal(`La carpeta ${name} ya existe: elija otro nombre.`);
  const remotes: RegisteredRemote[] = manifests.map((manifest) => ({ ...manifest, ...NOT_BUILT }));
  const { route } = resolver(remotes)(path);
  if (route.kind !== 'unknown') {
    throw new Refusal(
      `La dirección ${path} ya es de «${route.title}» (${route.remote?.remote.name ?? 'host'}): elija otra en --path.`,
    );
  }
  const owner = manifests.find(({ menu }) => menu.some((entry) => entry.label === label));
  if (owner) throw new Refusal(`El menú ya tiene «${label}» (${owner.name}): elija otra en --label.`);
}
