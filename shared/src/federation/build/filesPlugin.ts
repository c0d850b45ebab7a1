import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';

/** The files of the host's first load, and those that contain each shared module and each named chunk. */
export interface HostFiles {
  initial: string[];
  chunks: Record<string, string[]>;
  /**
   * By shared name, e.g. `antd/es/table`; only those below `antd/es/` and `ui/`, because the first load has the others.
   * Without the files of the first load, so the list may be empty.
   */
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

/** The folders whose modules the host offers one by one, and the prefix of their shared names. */
const SHARED_CONTEXTS = [
  { folder: /[\\/]antd[\\/]es$/, prefix: 'antd/es/' },
  { folder: /[\\/]shared[\\/]src[\\/]ui$/, prefix: '@surco/shared/ui/' },
];

const toSharedName = (prefix: string, request: string): string =>
  prefix + request.replace(/^\.\//, '').replace(/(\/index)?\.[jt]sx?$/, '');

/** The part of webpack's internal `ContextModule` that is read here. */
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

/** Lists the files of the host's build, by what they contain. */
export function describeHostFiles(compilation: Compilation): Omit<HostFiles, 'contract' | 'versions'> {
  const main = compilation.entrypoints.get('main');
  const initial = main ? filterScripts(main.getFiles()) : [];
  const initialFiles = new Set(initial);
  const chunks = Object.fromEntries(
    listNamedGroups(compilation)
      // Chunks of shared modules, which `shared` lists.
      .filter(([name]) => !/^(antd|ui)-/.test(name))
      .map(([name, group]) => [name, listGroupFiles(group).filter((file) => !initialFiles.has(file))]),
  );
  return { initial, chunks, shared: collectContextShares(compilation, initialFiles) };
}

/** The part of webpack's internal `ConsumeSharedModule` that is read here. */
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

/** Lists the files of a remote's build by page. @param expose name of the chunk that the remote exposes */
export function describeRemoteFiles(compilation: Compilation, container: string, expose: string): RemoteFiles {
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
