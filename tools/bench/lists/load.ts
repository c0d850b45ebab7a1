import autocannon from 'autocannon';

export interface RequestTarget {
  url: string;
  headers: Record<string, string>;
  method?: 'POST' | 'PUT';
  body?: string;
  /** Headers that differ in each request. */
  createHeaders?: () => Record<string, string>;
}

/** What clients saw; times in ms. */
export interface LoadResult {
  perSecond: number;
  p97: number;
  p99: number;
  slowest: number;
}

export interface LoadOptions {
  /** Requests of all clients together; default: each sends the next one as soon as the last is answered. */
  perSecond?: number;
  /** Otherwise a response that is no success rejects the result. */
  expectsFailures?: boolean;
}

/** Sends requests from `users` clients until `stop` is called. */
function startLoad(
  { createHeaders, ...target }: RequestTarget,
  users: number,
  seconds: number,
  { perSecond, expectsFailures = false }: LoadOptions = {},
) {
  let stop = (): void => undefined;
  const result = new Promise<LoadResult>((resolve, reject) => {
    const instance = autocannon(
      {
        ...target,
        connections: users,
        duration: seconds,
        ...(perSecond && { overallRate: perSecond }),
        ...(createHeaders && {
          requests: [
            { setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...createHeaders() } }) },
          ],
        }),
      },
      (error: unknown, { requests, latency, non2xx, errors }) => {
        if (error || (!expectsFailures && non2xx + errors > 0))
          reject(new Error(`${target.url}: ${non2xx} refused, ${errors} failed.`, { cause: error }));
        else resolve({ perSecond: requests.average, p97: latency.p97_5, p99: latency.p99, slowest: latency.max });
      },
    );
    stop = () => instance.stop?.();
  });
  return { stop, result };
}

/** Sends requests for some seconds. */
export const runLoad = (
  target: RequestTarget,
  users: number,
  seconds: number,
  options?: LoadOptions,
): Promise<LoadResult> => startLoad(target, users, seconds, options).result;

/** Sends requests while `work` runs. @returns what clients saw meanwhile, and the seconds that the work took */
export async function runLoadDuring(target: RequestTarget, users: number, work: () => Promise<unknown>) {
  const load = startLoad(target, users, 600);
  const since = performance.now();
  await work().finally(load.stop);
  const seconds = (performance.now() - since) / 1_000;
  return { ...(await load.result), seconds };
}
