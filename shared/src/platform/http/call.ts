import type { CallResponse, CallKey, CallRequest } from '../../contract';
import { runCallMiddlewares } from './callMiddleware';
import { requestFile, requestResponse, type HttpRequest } from './httpClient';
import { requestJsonOrPages } from './listPages';
import { type Filters, toQueryString } from './filters';

export interface CallOptions {
  /** Idempotency-Key header: the same write sent twice is executed once. */
  idempotencyKey?: string;
  /** Last-Event-ID header: where a stream of events continues. */
  lastEventId?: string;
  signal?: AbortSignal;
}

interface UntypedRequest {
  params?: Readonly<Record<string, string>>;
  query?: Filters;
  body?: unknown;
}

function toHttpRequest(key: string, request: UntypedRequest, options: CallOptions): HttpRequest {
  const [method = 'GET', template = '/'] = key.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ''));
  return { method, path, query: request.query, body: request.body, ...options };
}

/**
 * Makes one call of the contract: `call('GET /sales/{id}', { params: { id } })`.
 * Request and response types come from the call table; the zod schemas stay on the server.
 * Registered middlewares (`callMiddleware.ts`) may answer in the server's place, e.g. from the device when offline.
 * A list that is too long for size `all` is assembled from its pages.
 * @param key method and path template of the contract
 * @param request path parameters, query and body, as the contract types them
 * @returns the response body; a single record is unwrapped from `data`, a paged list stays whole
 * @throws ApiError for every failure, with status 0 when no answer arrived; the reason of `signal` when it is aborted
 */
export async function call<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<CallResponse<K>> {
  const httpRequest = toHttpRequest(key, request, options);
  const address = httpRequest.path + toQueryString(httpRequest.query);
  return (await runCallMiddlewares({ key, address }, (signal) =>
    requestJsonOrPages({ ...httpRequest, signal: httpRequest.signal ?? signal }),
  )) as CallResponse<K>;
}

/**
 * Makes a call that returns a file.
 * @throws ApiError
 */
export const callFile = <K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<Blob> => requestFile(toHttpRequest(key, request, options));

/**
 * Makes a call and returns the response unread: for streams, and for files whose name is in the headers.
 * @throws ApiError
 */
export const callResponse = <K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<Response> => requestResponse(toHttpRequest(key, request, options));
