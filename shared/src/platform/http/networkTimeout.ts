import { createNetworkError } from './apiError';

/**
 * Waits for a request at most `ms`. The request itself goes on.
 * @throws ApiError of status 0, as without a network, when no answer has arrived by then
 */
export async function withNetworkTimeout<T>(request: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createNetworkError()), ms);
  });
  try {
    return await Promise.race([request, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Like {@link withNetworkTimeout}, but aborts the request, which would occupy a connection. */
export async function sendWithTimeout<T>(send: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const controller = new AbortController();
  try {
    return await withNetworkTimeout(send(controller.signal), ms);
  } finally {
    controller.abort();
  }
}
