import type { Factory, ShareScope, SharedVersion } from './protocol';
import { satisfies } from './satisfies';
import { type LoadFile, withTries } from './tries';

/**
 * The run time part of a remote's container. `@module-federation/enhanced` writes calls of a runtime library into what
 * it builds; a remote that takes every shared module from its host needs of that library what stands here.
 */
interface Required {
  webpackRequire: {
    /** Share scopes by name. */
    S: Record<string, ShareScope>;
    /** Module factories by id. */
    m: Record<string, (module: { exports: unknown }) => void>;
    /** Loads a file of this build; absent when the build is one file. */
    l?: LoadFile;
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }>;
    };
  };
}

interface Consumed extends Required {
  chunkId: string;
  /** Ids of the shared modules that each chunk uses. */
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** Under way or here, by id; kept by the container. */
  installedModules: Record<string, Promise<void>>;
  promises: Promise<unknown>[];
}

/** @throws when the host offers the module in no version that the remote was built for */
function find(scope: ShareScope | undefined, name: string, range: string): SharedVersion {
  const versions = scope?.[name] ?? {};
  const found = Object.entries(versions).find(([version]) => satisfies(version, range));
  if (found) return found[1];
  throw new Error(`${name}: ${range} ≠ ${Object.keys(versions).join() || '–'}`);
}

async function install(id: string, { webpackRequire: { S, m, consumesLoadingData } }: Required): Promise<void> {
  const data = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!data) throw new Error(id);
  const factory: Factory = await find(S.default, data.shareKey, data.requiredVersion).get();
  m[id] = (module) => {
    module.exports = factory();
  };
}

/** Fetches the shared modules of a chunk; one that fails is forgotten, so that the next try fetches it again. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consumed): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= install(id, { webpackRequire }).catch((error: unknown) => {
      delete installedModules[id];
      throw error;
    });
    promises.push(installedModules[id]);
  }
}

/** What the container's `init` does. */
function initContainerEntry({ webpackRequire, shareScope }: Required & { shareScope: ShareScope }): void {
  webpackRequire.S = { default: shareScope };
  if (webpackRequire.l) webpackRequire.l = withTries(webpackRequire.l);
}

export default { runtime: true, bundlerRuntime: { init: () => true, initContainerEntry, consumes } };
