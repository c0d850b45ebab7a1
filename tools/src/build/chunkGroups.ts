import type { Chunk, ChunkGraph, Module } from 'webpack';

/**
 * Groups shared modules into files, so that a page makes few requests. A module belongs to the first group that needs
 * it; basic groups come first. The strings are the chunk names of `host/src/federation/sharedModules.ts`: `ui-` or
 * `antd-`, and the path of the module; `theme` is the chunk of `host/src/shell/theme/LazyAntdConfig.tsx`. Names in a list
 * of their own stand for the modules that each of these chunks needs.
 */
const CHUNK_GROUPS: readonly { name: string; chunks: readonly (string | readonly string[])[] }[] = [
  // What nearly every page with antd needs. Login page and simulator do without.
  { name: 'antd-core', chunks: ['theme', 'antd-button-index-js'] },
  // Without antd: what the farmers' simulator needs at once.
  { name: 'ui-display', chunks: ['ui-display-index-ts', 'ui-fields-index-ts'] },
  // What their list of simulations needs as well.
  { name: 'ui-menu', chunks: ['ui-menu-index-ts', 'ui-confirm-index-ts'] },
  // What lists share with other pages, so that forms, details and panels do without the file of the lists, and a list
  // without that of the select, which it loads on use only.
  {
    name: 'antd-core',
    chunks: [
      ['ui-list-index-ts', 'desktop-select'],
      ['ui-list-index-ts', 'ui-form-index-ts'],
      ['ui-list-index-ts', 'ui-inputs-index-ts'],
      ['ui-list-index-ts', 'ui-select-index-ts'],
      ['ui-list-index-ts', 'ui-detail-index-ts'],
      ['ui-list-index-ts', 'ui-panel-index-ts'],
      'ui-feedback-index-ts',
      'ui-table-index-ts',
      'ui-export-index-ts',
    ],
  },
  { name: 'antd-select', chunks: ['antd-select-index-js', 'desktop-select'] },
  { name: 'ui-list', chunks: ['ui-list-index-ts'] },
  { name: 'ui-form', chunks: ['ui-form-index-ts', 'ui-detail-index-ts', 'ui-select-index-ts', 'ui-inputs-index-ts'] },
];

/** Whether a chunk may give modules to shared files. The login page is one file: those files are ten times as large. */
export const isDivisible = (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.name !== 'login';

/** Higher than the priority of webpack's own groups. */
const PRIORITY = 40;

/** The name of the first group that a module belongs to. */
function findGroupName(module: Module, chunkGraph: ChunkGraph): string | undefined {
  const names = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name));
  return CHUNK_GROUPS.find(({ chunks }) => chunks.some((needed) => [needed].flat().every((name) => names.has(name))))
    ?.name;
}

/**
 * The groups as webpack's `cacheGroups`. One for each name: of two with the same name, webpack refuses the second one
 * where the chunk of the first is no parent of its modules.
 */
export const chunkGroups = Object.fromEntries(
  [...new Set(CHUNK_GROUPS.map(({ name }) => name))].map((name) => [
    name,
    {
      name,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => findGroupName(module, chunkGraph) === name,
      chunks: isDivisible,
      enforce: true,
      priority: PRIORITY,
    },
  ]),
);
