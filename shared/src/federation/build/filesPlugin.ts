import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';

/** The files of the host's first load, and those that contain each shared module and each named chunk. */
export interface HostFiles {
  initial: string[];
  chunks: Record<string, string[]>;
  /** By shared name, e.g. `antd/es/table`; empty for modules that are in the first load. */
  shared: Record<string, string[]>;
  /** Version of `shared` that the host offers to remotes; `versions`: those of all shared packages. */
  contract: string;
  versions: Record<string, string>;
}

/** The files that each page of a remote needs: the remote's own and, by name, the host's. */
export interface RemoteFiles {
  entry: string;
  pages: Record<string, { files: string[]; shared: string[] }>;
}

const filterScripts = (files: Iterable<string>): string[] => [...files].filter((file) => file.endsWith('.js'));

const listGroupFiles = (group: ChunkGroup): string[] =>
  filterScripts(group.chunks.flatMap((chunk: Chunk) => [...chunk.files]));

const SHARED_CONTEXTS = [
  { folder: /[\\/]antd[\\/]es$/, prefix: 'antd/es/' },
  { folder: /[\\/]shared[\\/]src[\\/]ui$/, prefix: '@surco/shared/ui/' },
];

const toSharedName = (prefix: string, request: string): string =>
  prefix + request.replace(/^\.\//, '').replace(/(\/index)?\.[jt]sx?$/, '');

interface ContextLike extends Module {
  options?: { resource?: unknown };
  userRequest?: string;
}

function collectContextShares(compilation: Compilation, initial: ReadonlySet<string>): Record<string, string[]> {
  const shared: Record<string, string[]> = {};
  for (const module of compilation.modules as Iterable<ContextLike>) {
    const resource = module.options?.resource;
    if (module.constructor.name !== 'ContextModule' || typeof resource !== 'string') continue;
    const context = SHARED_CONTEXTS.find(({ folder }) => folder.test(resource.split('?')[0] ?? ''));
    if (!context) continue;
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const [dependency] = block.dependencies as { userRequest?: string }[];
      if (!dependency?.userRequest) continue;
      const files = group ? listGroupFiles(group).filter((file) => !initial.has(file)) : [];
      shared[toSharedName(context.prefix, dependency.userRequest)] = files;
    }
  }
  return shared;
}

const listNamedGroups = (compilation: Compilation): [string, ChunkGroup][] =>
  [...compilation.namedChunkGroups].filter(([name]) => Boolean(name));

export function describeHostFiles(compilation: Compilation): Omit<HostFiles, 'contract' | 'versions'> {
  const main = compilation.entrypoints.get('main');
  const initial = main ? filterScripts(main.getFiles()) : [];
  const seen = new Set(initial);
  const chunks = Object.fromEntries(
    listNamedGroups(compilation)
      .filter(([name]) => !/^(antd|ui)-/.test(name))
      .map(([name, group]) => [name, listGroupFiles(group).filter((file) => !seen.has(file))]),
  );
  return { initial, chunks, shared: collectContextShares(compilation, seen) };
}

interface ConsumedModule extends Module {
  options?: { shareKey?: string };
}

function listConsumedShares(compilation: Compilation, chunks: readonly Chunk[]): string[] {
  const names = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk) as Iterable<ConsumedModule>) {
      if (module.type === 'consume-shared-module' && module.options?.shareKey) names.add(module.options.shareKey);
    }
  }
  return [...names].toSorted();
}

export function describeRemoteFiles(compilation: Compilation, container: string, expose: string): RemoteFiles {
  const entry = filterScripts(compilation.namedChunks.get(container)?.files ?? [])[0];
  if (!entry) throw new Error(`The build of ${container} gave no entry file.`);
  const group = (name: string): ChunkGroup[] => {
    const found = compilation.namedChunkGroups.get(name);
    return found ? [found] : [];
  };
  const base = group(expose);
  const pages = listNamedGroups(compilation)
    .filter(([name]) => name !== container && name !== expose)
    .map(([name, own]) => {
      const groups = [...base, own];
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
  return { entry, pages: Object.fromEntries(pages) };
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
