import type { RegisteredRemote } from '../manifest/manifest';
import { type FileHashes, INTEGRITY_FILE } from '../releases/integrity';
import type { HostFiles } from './buildFiles';
import type { BuiltSection } from './builtSection';
import { CONTRACT_VERSION } from '../manifest/registry';
import { CONTRACT_PACKAGE } from './misfits';

export const REMOTES_PREFIX = '/remotes';

/**
 * Returns the registry entry of a built section. Its files include those of the host with the shared modules it uses.
 * @param folder address of the folder with the section's files
 * @param hashes those of its files and of its integrity file, for a published version
 */
export function toRegisteredSection(
  built: BuiltSection,
  host: Pick<HostFiles, 'shared'>,
  folder: string,
  hashes: FileHashes = {},
): RegisteredRemote {
  const { name, version, pages, entry, contract: _contract, assets: _assets, requires, uses: _uses, ...remote } = built;
  const contract = requires[CONTRACT_PACKAGE] ?? `^${CONTRACT_VERSION}`;
  const toAddress = (file: string): string => `${folder}/${file}`;
  const files = Object.entries(pages).map(([page, { files: own, shared }]) => {
    const provided = shared.flatMap((name) => host.shared[name] ?? []).map((file) => `/${file}`);
    return [page, [...new Set([...own.map(toAddress), ...provided])]] as const;
  });
  const integrity = hashes[entry];
  const filesIntegrity = hashes[INTEGRITY_FILE];
  return {
    name,
    version,
    contract,
    ...remote,
    entry: toAddress(entry),
    ...(integrity && { integrity }),
    ...(filesIntegrity && { filesIntegrity }),
    files: Object.fromEntries(files),
  };
}
