import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';

/** Which files the host's first load needs, and which bring each shared module and each named chunk. */
export interface HostFiles {
  initial: string[];
  chunks: Record<string, string[]>;
  /** By shared name, e.g. `antd/es/table`; empty for what the first load holds already. */
  shared: Record<string, string[]>;
  /** Version of `shared` that remotes are offered, and those of all shared packages. */
  contract: string;
  versions: Record<string, string>;
}

/** Which files each page of a remote needs, its own and (by name) the host's. */
export interface RemoteFiles {
  entry: string;
  pages: Record<string, { files: string[]; shared: string[] }>;
}

const scripts = (files: Iterable<string>): string[] => [...files].filter((file) => file.endsWith('.js'));

const groupFiles = (group: ChunkGroup): string[] => scripts(group.chunks.flatMap((chunk: Chunk) => [...chunk.files]));

const SHARED_CONTEXTS = [
  { folder: /[\\/]antd[\\/]es$/, prefix: 'antd/es/' },
  { folder: /[\\/]shared[\\/]src[\\/]ui$/, prefix: '@surco/shared/ui/' },
];

const sharedName = (prefix: string, request: string): string =>
  prefix + request.replace(/^\.\//, '').replace(/(\/index)?\.[jt]sx?$/, '');

interface ContextLike extends Module {
  options?: { resource?: unknown };
  userRequest?: string;
}

function contextShares(compilation: Compilation, initial: ReadonlySet<string>): Record<string, string[]> {
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
      const files = group ? groupFiles(group).filter((file) => !initial.has(file)) : [];
      shared[sharedName(context.prefix, dependency.userRequest)] = files;
    }
  }
  return shared;
}

const named = (compilation: Compilation): [string, ChunkGroup][] =>
  [...compilation.namedChunkGroups].filter(([name]) => Boolean(name));

export function hostFiles(compilation: Compilation): Omit<HostFiles, 'contract' | 'versions'> {
  const main = compilation.entrypoints.get('main');
  const initial = main ? scripts(main.getFiles()) : [];
  const seen = new Set(initial);
  const chunks = Object.fromEntries(
    named(compilation)
      .filter(([name]) => !/^(antd|ui)-/.test(name))
      .map(([name, group]) => [name, groupFiles(group).filter((file) => !seen.has(file))]),
  );
  return { initial, chunks, shared: contextShares(compilation, seen) };
}

interface SharedLike extends Module {
  options?: { shareKey?: string };
}

function consumedBy(compilation: Compilation, chunks: readonly Chunk[]): string[] {
  const names = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk) as Iterable<SharedLike>) {
      if (module.type === 'consume-shared-module' && module.options?.shareKey) names.add(module.options.shareKey);
    }
  }
  return [...names].toSorted();
}

export function remoteFiles(compilation: Compilation, container: string, expose: string): RemoteFiles {
  const entry = scripts(compilation.namedChunks.get(container)?.files ?? [])[0];
  if (!entry) throw new Error(`The build of ${container} gave no entry file.`);
  const group = (name: string): ChunkGroup[] => {
    const found = compilation.namedChunkGroups.get(name);
    return found ? [found] : [];
  };
  const base = group(expose);
  const pages = named(compilation)
    .filter(([name]) => name !== container && name !== expose)
    .map(([name, own]) => {
      const groups = [...base, own];
      const files = [...new Set(groups.flatMap(groupFiles))].filter((file) => file !== entry);
      return [
        name,
        {
          files,
          shared: consumedBy(
            compilation,
            groups.flatMap(({ chunks }) => chunks),
          ),
        },
      ] as const;
    });
  return { entry, pages: Object.fromEntries(pages) };
}

/** Writes what a build knows of its files beside them, for the registry and the HTML's preloads. */
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
