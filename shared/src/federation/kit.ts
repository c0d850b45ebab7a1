import type { ChunkGraph, Module } from 'webpack';

/**
 * Which of the host's shared parts travel together, so that a page asks for a few files and not for thirty: a part
 * belongs to the first kit one of whose entries needs it.
 */
const KITS: Readonly<Record<string, readonly string[]>> = {
  // A few hundred bytes each, and needed where none of the larger kits is: on a farmer's phone.
  'kit-marks': ['ui-icon-tsx', 'ui-use-phone-tsx', 'ui-use-lazy-tsx', 'ui-status-tag-tsx', 'ui-confirm-tsx'],
  'kit-base': ['ui-field-tsx', 'ui-native-select-tsx', 'ui-form-errors-tsx'],
  'kit-select': ['antd-select-index-js'],
  'kit-list': ['ui-list-page-tsx', 'ui-money-tsx', 'ui-link-tabs-tsx', 'ui-decision-tsx'],
  'kit-file': ['ui-server-export-tsx', 'ui-server-file-tsx', 'ui-open-file-tsx', 'ui-save-file-tsx'],
  'kit-form': ['ui-form-page-tsx', 'ui-detail-page-tsx', 'ui-remote-select-tsx', 'ui-number-field-tsx'],
};

function belongs(entries: ReadonlySet<string>) {
  return (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    for (const { name } of chunkGraph.getModuleChunksIterable(module)) {
      if (name && entries.has(name)) return true;
    }
    return false;
  };
}

/** The kits as split groups of the host's build, the first with the highest priority. */
export const kitGroups = Object.fromEntries(
  Object.entries(KITS).map(([name, entries], index) => [
    name,
    { name, test: belongs(new Set(entries)), chunks: 'async' as const, enforce: true, priority: 40 - index },
  ]),
);
