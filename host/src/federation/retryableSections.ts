import { createRetryableLoad, type RetryableLoad, LoadTimeoutError } from '@surco/shared/platform';
import type { RegisteredRemote, RemoteModule } from '@surco/shared/federation';
import { BlockedOriginError, DownloadError } from './loadErrors';

/** Loads the pages of a section; the retry of a failed section calls it again, and it fetches again what failed. */
export type LoadSection = (remote: RegisteredRemote) => Promise<RemoteModule>;

/** How long a section may load before its failure is shown, in ms; code that arrives later is still used. */
export const LOAD_TIMEOUT_MS = 5000;

export const TIMEOUT_REASON = 'No respondió a tiempo.';

/** Why a section could not be loaded, as its error panel shows it: in Spanish, except what the section itself threw. */
export function getFailureReason(error: unknown): string {
  if (error instanceof LoadTimeoutError) return TIMEOUT_REASON;
  if (error instanceof DownloadError) return `No fue posible descargar ${error.entry}.`;
  if (error instanceof BlockedOriginError)
    return `${error.entry} está en otro servidor y la política de contenido de la página no lo permite.`;
  return error instanceof Error ? error.message : String(error);
}

/** Whether code did not arrive; any other error is a fault of the section, which a better connection does not mend. */
export const isDownloadFailure = (error: unknown): boolean =>
  error instanceof LoadTimeoutError ||
  error instanceof DownloadError ||
  (error instanceof Error && error.name === 'ChunkLoadError');

/** Returns the code of a section with its state and its retry. A failed section does not affect the other sections. */
export type GetSection = (remote: RegisteredRemote) => RetryableLoad<RemoteModule>;

export function createRetryableSections(loadRemote: LoadSection): GetSection {
  const loads = new Map<string, RetryableLoad<RemoteModule>>();
  return (remote) => {
    const existing = loads.get(remote.name);
    if (existing) return existing;
    const load = (): Promise<RemoteModule> => {
      const loading = loadRemote(remote);
      loading.catch((error: unknown) => console.error(error));
      return loading;
    };
    const created = createRetryableLoad(load, { timeoutMs: LOAD_TIMEOUT_MS });
    loads.set(remote.name, created);
    return created;
  };
}
