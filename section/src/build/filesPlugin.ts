import type { BuiltFiles } from '@surco/shared/federation/build';
import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack';
import { getShareKey, listUses } from './listUses';

export const filterScripts = (files: Iterable<string>): string[] => [...files].filter((file) => file.endsWith('.js'));

export const listGroupFiles = (group: ChunkGroup): string[] =>
  filterScripts(group.chunks.flatMap((chunk: Chunk) => [...chunk.files]));

export const listNamedGroups = (compilation: Compilation): [string, ChunkGroup][] =>
  [...compilation.namedChunkGroups].filter(([name]) => Boolean(name));

function listConsumedShares(compilation: Compilation, chunks: readonly Chunk[]): string[] {
  const names = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const name = getShareKey(module);
      if (name) names.add(name);
    }
  }
  return [...names].toSorted();
}

/**
 * Lists the files of a section's build by page, and by each other named chunk, which a page loads later, and what it uses.
 * @param container name of the chunk of the entry
 * @param expose name of the chunk that the section exposes
 */
export function describeBuiltFiles(compilation: Compilation, container: string, expose: string): BuiltFiles {
  const entry = filterScripts(compilation.namedChunks.get(container)?.files ?? [])[0];
  if (!entry) throw new Error(`The build of ${container} gave no entry file.`);
  const exposed = compilation.namedChunkGroups.get(expose);
  const pages = listNamedGroups(compilation)
    .filter(([name]) => name !== container && name !== expose)
    .map(([name, pageGroup]) => {
      const groups = exposed ? [exposed, pageGroup] : [pageGroup];
      const files = [...new Set(groups.flatMap(listGroupFiles))].filter((file) => file !== entry);
      return [
        name,
        {
          files,
          shared: listConsumedShares(
            compilation,
            groups.flatMap(({ chunks }) => chunks),
          ),
        },
      ] as const;
    });
  return { entry, pages: Object.fromEntries(pages), uses: listUses(compilation) };
}

/** Writes the list of a build's files next to them, for the registry and the preloads in the HTML. */
export class FilesPlugin {
  constructor(
    private readonly name: string,
    private readonly describe: (compilation: Compilation) => unknown,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FilesPlugin', stage }, () => {
        if (compilation.errors.length) return;
        const source = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset(this.name, new compiler.webpack.sources.RawSource(source));
      });
    });
  }
}
