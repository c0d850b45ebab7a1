import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the public indexes: what sections may import from `shared`. In `ui` each folder has its own. */
export function listIndexSources(source: string): string[] {
  const ui = join(source, 'ui');
  const folders = ['contract', 'domain', 'platform', 'federation'].map((name) => join(source, name));
  const uiFolders = existsSync(ui) ? readdirSync(ui).map((name) => join(ui, name)) : [];
  return [...folders, ...uiFolders].map((folder) => join(folder, 'index.ts')).filter(existsSync);
}
