import type { Compilation, Module } from 'webpack';

/** The part of webpack's internal `ConsumeSharedModule` that is read here. */
interface ConsumedModule extends Module {
  options?: { shareKey?: string };
}

/** The name of the shared module that a module stands for, e.g. `antd/es/table`; undefined for any other module. */
export const getShareKey = ({ type, options }: ConsumedModule): string | undefined =>
  type === 'consume-shared-module' ? options?.shareKey : undefined;

const SHARED_PREFIX = '@surco/shared/';
/** The key of a call as the text of a script. */
const CALL_KEY = /["'`]((?:GET|POST|PUT|PATCH|DELETE) \/[^"'`\s$]*)["'`]/g;

/** The keys of the calls in a script, such as `GET /sales`. */
export const listCallKeys = (script: string): string[] =>
  [...script.matchAll(CALL_KEY)].flatMap(([, key]) => key ?? []);

/** The exports of a shared module that the build imports; its name alone when it may use any, as of `import()`. */
function listImportedNames({ moduleGraph }: Compilation, module: Module, name: string): string[] {
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    if (!connection.isActive(undefined)) continue;
    for (const referenced of connection.dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
      const [first] = Array.isArray(referenced) ? referenced : referenced.name;
      names.add(first === undefined ? name : `${name}#${first}`);
    }
  }
  return [...names];
}

/**
 * What a build needs of its host, besides the versions of packages (`HostFiles.offers`): read from the graph of its
 * modules and, for the calls, from its scripts.
 */
export function listUses(compilation: Compilation): string[] {
  const modules = [...compilation.modules].flatMap((module) => {
    const name = getShareKey(module);
    if (name?.startsWith('antd/')) return [name];
    return name?.startsWith(SHARED_PREFIX)
      ? listImportedNames(compilation, module, name.slice(SHARED_PREFIX.length))
      : [];
  });
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const calls = scripts.flatMap(({ source }) => listCallKeys(source.source().toString()));
  return [...new Set([...modules, ...calls])].toSorted();
}
