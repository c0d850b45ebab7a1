import { filterScripts, listGroupFiles, listNamedGroups } from '@surco/section/build';
import { calls } from '@surco/shared/contract/calls';
import type { HostFiles } from '@surco/shared/federation/build';
import type { Compilation, Dependency, Module } from 'webpack';

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

interface ContextShare {
  module: Module | null;
  files: string[];
}

/** The modules that the host offers one by one, by their shared names. */
function collectContextShares(compilation: Compilation, initial: ReadonlySet<string>): Map<string, ContextShare> {
  const shared = new Map<string, ContextShare>();
  for (const module of compilation.modules as Iterable<ContextLike>) {
    const resource = module.options?.resource;
    if (module.constructor.name !== 'ContextModule' || typeof resource !== 'string') continue;
    const context = SHARED_CONTEXTS.find(({ folder }) => folder.test(resource.split('?')[0] ?? ''));
    if (!context) continue;
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const [dependency] = block.dependencies as (Dependency & { userRequest?: string })[];
      if (!dependency?.userRequest) continue;
      const files = group ? listGroupFiles(group).filter((file) => !initial.has(file)) : [];
      const module = compilation.moduleGraph.getModule(dependency);
      shared.set(toSharedName(context.prefix, dependency.userRequest), { module, files });
    }
  }
  return shared;
}

const SHARED_PREFIX = '@surco/shared/';

/** The part of webpack's internal `ConcatenatedModule` that is read here. */
interface ConcatenatedLike extends Module {
  modules?: readonly Module[];
}

/** The module of the platform, which the first load contains. */
const findPlatform = (compilation: Compilation): Module | undefined =>
  [...(compilation.modules as Iterable<ConcatenatedLike>)]
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .find((module) => /[\\/]shared[\\/]src[\\/]platform[\\/]index\.ts$/.test(module.nameForCondition() ?? ''));

/** What the host offers to sections (`HostFiles.offers`). */
function listOffers(compilation: Compilation, shares: ReadonlyMap<string, ContextShare>): string[] {
  const modules = new Map([...shares].map(([name, { module }]) => [name, module]));
  modules.set(`${SHARED_PREFIX}platform`, findPlatform(compilation) ?? null);
  const offers = [...modules].flatMap(([name, module]) => {
    if (!name.startsWith(SHARED_PREFIX)) return [name];
    const provided = module && compilation.moduleGraph.getProvidedExports(module);
    if (!Array.isArray(provided)) throw new Error(`The build does not say what ${name} exports.`);
    const entry = name.slice(SHARED_PREFIX.length);
    return [entry, ...provided.map((exported) => `${entry}#${exported}`)];
  });
  return [...offers, ...Object.keys(calls)].toSorted();
}

/** Lists the files of the host's build, by what they contain, and what it offers to sections. */
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
  const shares = collectContextShares(compilation, initialFiles);
  const shared = Object.fromEntries([...shares].map(([name, { files }]) => [name, files]));
  return { initial, chunks, media, shared, offers: listOffers(compilation, shares) };
}
