import type { Chunk, ChunkGraph, Module } from 'webpack';

/**
 * Groups shared modules into files, so that a page makes few requests. A module belongs to the first group that needs
 * it; basic groups come first. The strings are the chunk names of `host/src/federation/sharedModules.ts`: `ui-` or
 * `antd-`, and the path of the module; `theme` is the chunk of `host/src/shell/theme/LazyAntdConfig.tsx`.
 */
const CHUNK_GROUPS: Readonly<Record<string, readonly string[]>> = {
  // What nearly every page with antd needs. Login page and simulator do without.
  'antd-core': ['theme', 'antd-button-index-js'],
  // Without antd: what the farmers' simulator needs at once.
  'ui-display': ['ui-display-index-ts', 'ui-fields-index-ts'],
  // What their list of scenarios needs as well.
  'ui-menu': ['ui-menu-index-ts', 'ui-confirm-index-ts'],
  'antd-select': ['antd-select-index-js', 'desktop-select'],
  'ui-list': ['ui-list-index-ts', 'ui-table-index-ts', 'ui-feedback-index-ts', 'ui-export-index-ts'],
  'ui-form': ['ui-form-index-ts', 'ui-detail-index-ts', 'ui-select-index-ts', 'ui-inputs-index-ts'],
};

/** Whether a chunk may give modules to shared files. The login page is one file: those files are ten times as large. */
export const isDivisible = (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.name !== 'login';

/** Higher than the priority of webpack's own groups. */
const HIGHEST_PRIORITY = 40;

function isInChunkOf(chunkNames: ReadonlySet<string>) {
  return (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    for (const { name } of chunkGraph.getModuleChunksIterable(module)) {
      if (name && chunkNames.has(name)) return true;
    }
    return false;
  };
}

/** The groups as webpack's `cacheGroups`, the first with the highest priority. */
export const chunkGroups = Object.fromEntries(
  Object.entries(CHUNK_GROUPS).map(([name, chunkNames], index) => [
    name,
    {
      name,
      test: isInChunkOf(new Set(chunkNames)),
      chunks: isDivisible,
      enforce: true,
      priority: HIGHEST_PRIORITY - index,
    },
  ]),
);
