import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Declarations } from './moduleDeclarations';

/** Folders of `shared/src` whose `index.ts` sections may import; in `ui` each folder has its own. */
const PUBLIC_INDEX = /^(contract|domain|platform|federation|ui\/[^/]+)\/index\.d\.ts$/;

export const CONTRACT_INDEX = 'contract/index.d.ts';
/** The name under which sections import {@link CONTRACT_INDEX}. */
export const CONTRACT_MODULE = '@surco/shared/contract';

/** The public indexes among these files, e.g. `ui/table/index.d.ts`. */
export const listPublicIndexes = (declarations: Declarations): string[] =>
  Object.keys(declarations).filter((file) => PUBLIC_INDEX.test(file));

/** Public indexes whose types are compared. The contract is compared by the JSON schemas of its calls instead. */
export const listComparedIndexes = (declarations: Declarations): string[] =>
  listPublicIndexes(declarations).filter((file) => file !== CONTRACT_INDEX);

/** `ui/table` for `ui/table/index.d.ts`. */
export const toIndexName = (file: string): string => file.replace(/\/index\.d\.ts$/, '');

/** The sources of the public indexes, as {@link listPublicIndexes} finds them among the declarations. */
export function listIndexSources(source: string): string[] {
  const ui = join(source, 'ui');
  const folders = ['contract', 'domain', 'platform', 'federation'].map((name) => join(source, name));
  const uiFolders = existsSync(ui) ? readdirSync(ui).map((name) => join(ui, name)) : [];
  return [...folders, ...uiFolders].map((folder) => join(folder, 'index.ts')).filter(existsSync);
}
