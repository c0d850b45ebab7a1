import { filterScripts, listGroupFiles, listNamedGroups } from '@surco/section/build';
import type { HostFiles } from '@surco/shared/federation/build';
import type { Compilation, Module } from 'webpack';

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
  // What a chunk shows besides its scripts: the pictures of the manual.
  const media = Object.fromEntries(
    listNamedGroups(compilation).flatMap(([name, group]) => {
      const files = group.chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]).filter((file) => file.endsWith('.png'));
      return files.length > 0 ? [[name, files]] : [];
    }),
  );
  return { initial, chunks, media, shared: collectContextShares(compilation, initialFiles) };
}
