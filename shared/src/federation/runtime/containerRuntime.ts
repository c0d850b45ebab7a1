import type { Factory, ShareScope, SharedVersion } from './protocol';
import { satisfies } from '../manifest/satisfies';
import { type LoadFile, withRetryUrl } from './retryUrl';

/**
 * The run-time part of a remote's container. Builds of `@module-federation/enhanced` call a runtime library; a remote
 * that takes every shared module from its host needs only these functions of it.
 */
interface WebpackRuntime {
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

interface ConsumedModules extends WebpackRuntime {
  chunkId: string;
  /** Ids of the shared modules that each chunk uses. */
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** Modules that are loading or loaded, by id; owned by the container. */
  installedModules: Record<string, Promise<void>>;
  promises: Promise<unknown>[];
}

/** @throws when the host offers no version of the module that the remote was built for */
function findSharedVersion(scope: ShareScope | undefined, name: string, range: string): SharedVersion {
  const versions = scope?.[name] ?? {};
  const found = Object.entries(versions).find(([version]) => satisfies(version, range));
  if (found) return found[1];
  throw new Error(`${name}: ${range} ≠ ${Object.keys(versions).join() || '–'}`);
}

async function install(id: string, { webpackRequire: { S, m, consumesLoadingData } }: WebpackRuntime): Promise<void> {
  const data = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!data) throw new Error(id);
  const factory: Factory = await findSharedVersion(S.default, data.shareKey, data.requiredVersion).get();
  m[id] = (module) => {
    module.exports = factory();
  };
}

/** Fetches the shared modules of a chunk; a failed one is removed, so that the next attempt fetches it again. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ConsumedModules): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= install(id, { webpackRequire }).catch((error: unknown) => {
      delete installedModules[id];
      throw error;
    });
    promises.push(installedModules[id]);
  }
}

/** Implements `init` of the container. */
function initContainerEntry({ webpackRequire, shareScope }: WebpackRuntime & { shareScope: ShareScope }): void {
  webpackRequire.S = { default: shareScope };
  if (webpackRequire.l) webpackRequire.l = withRetryUrl(webpackRequire.l);
}

export default { runtime: true, bundlerRuntime: { init: () => true, initContainerEntry, consumes } };
