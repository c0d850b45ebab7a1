import { takeInFlightRequest } from '../config/bootData';
import { getRuntimeConfig } from '../config/runtimeConfig';
import { measureClock } from '../config/serverClock';
import { isRecord } from '../../domain/isRecord';
import { type ApiError, parseApiError, createNetworkError } from './apiError';
import { type Filters, toQueryString } from './filters';
import { rememberError } from './recentErrors';

export interface HttpRequest {
  method: string;
  path: string;
  query?: Filters;
  body?: unknown;
  /** `Idempotency-Key`: the same write sent twice is executed once. */
  idempotencyKey?: string;
  /** `Last-Event-ID`: where a stream of events continues. */
  lastEventId?: string;
  signal?: AbortSignal;
}

/**
 * Handles a 401 that means a lost session, or a 403 for new terms or for a change that needs a new sign-in in the
 * directory: `retry` after the renewal or the sign-in, or `give-up`. Rejects, and so does the call, when the renewal got
 * no answer.
 */
export type UnauthorizedHandler = (error: ApiError) => Promise<'retry' | 'give-up'>;

let unauthorizedHandler: UnauthorizedHandler = async () => 'give-up';

/** Sets how a lost session (F-01, F-02), pending terms and an identity to confirm are handled; the host calls it at start. */
export function setUnauthorizedHandler(handler: UnauthorizedHandler): void {
  unauthorizedHandler = handler;
}

/** The URL of a call. @param path path below the base URL of the API, with its parameters filled in */
export function buildApiUrl(path: string, query?: Filters): string {
  return `${getRuntimeConfig().apiBase}${path}${toQueryString(query)}`;
}

interface SentRequest {
  /** Ms since the epoch. */
  started: number;
  response: Promise<Response>;
}

function sendRequest(request: HttpRequest): SentRequest {
  const { apiKeyHeader, apiKey } = getRuntimeConfig();
  const { method, body, idempotencyKey, lastEventId, signal } = request;
  const url = buildApiUrl(request.path, request.query);
  const inFlight = method === 'GET' ? takeInFlightRequest(method, url) : undefined;
  if (inFlight) return { started: Date.now() - performance.now(), response: inFlight };
  const isForm = body instanceof FormData;
  const response = fetch(url, {
    method,
    credentials: 'include',
    signal,
    headers: {
      accept: 'application/json',
      [apiKeyHeader]: apiKey,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  return { started: Date.now(), response };
}

/** A logo, which the browser keeps for good, has the time at which it was first sent. */
const mayBeStored = ({ headers }: Response): boolean => headers.get('cache-control')?.includes('immutable') === true;

/**
 * Sends a request and compares the clock of the device with the server's. The HTML starts its requests with the page.
 * An answer without the id of the request is that of a gateway or of a network that wants a sign-in.
 */
async function sendMeasured(request: HttpRequest): Promise<Response> {
  const { started, response } = sendRequest(request);
  const answer = await response;
  if (answer.headers.get('x-request-id') !== null && !mayBeStored(answer))
    measureClock(answer.headers.get('date'), started);
  return answer;
}

/**
 * Runs one step of a request. A lost connection, an incomplete body, or one that is not JSON (and so not from the API)
 * becomes a network error.
 */
export async function withNetworkError<T>({ signal }: HttpRequest, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw createNetworkError();
  }
}

/** The body of a failed response; undefined when it is not JSON. */
const readErrorBody = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Whether the handler of the host can help. A 401 for the API key or wrong credentials is not about the session. */
const canHandlerHelp = ({ status, code }: ApiError): boolean =>
  (status === 401 && code === 'SESION_INVALIDA') ||
  (status === 403 && (code === 'TERMINOS_PENDIENTES' || code === 'IDENTIDAD_SIN_CONFIRMAR'));

async function sendWithSessionRenewal(request: HttpRequest, isRetry = false): Promise<Response> {
  const response = await withNetworkError(request, () => sendMeasured(request));
  if (response.ok) return response;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const error = parseApiError(response.status, await readErrorBody(response), requestId);
  if (!isRetry && canHandlerHelp(error) && (await unauthorizedHandler(error)) === 'retry')
    return sendWithSessionRenewal(request, true);
  // The end of a session has emptied the list.
  if (!canHandlerHelp(error)) rememberError(error);
  throw error;
}

/**
 * Sends a request with the API key and the session cookie, without a time-out; once more after the handler of a lost
 * session returned `retry`.
 * @returns the body; a single record unwrapped from `data`, a paged list whole (E-04, E-11)
 * @throws ApiError with the server's `error` sentence when present (F-03)
 */
export async function requestJson(request: HttpRequest): Promise<unknown> {
  const response = await sendWithSessionRenewal(request);
  const body: unknown = await withNetworkError(request, () => response.json());
  // JSON in another shape is not from the API either.
  if (!isRecord(body) || !('data' in body)) throw createNetworkError();
  return 'totalRecords' in body ? body : body.data;
}

/**
 * Like {@link requestJson}, but returns the response unread: for streams, and for files whose name is in a header. The
 * API sends no HTML: that is the page of a network that wants a sign-in.
 */
export async function requestResponse(request: HttpRequest): Promise<Response> {
  const response = await sendWithSessionRenewal(request);
  if (response.headers.get('content-type')?.startsWith('text/html')) throw createNetworkError();
  return response;
}

/** Like {@link requestResponse}, with the body read as a Blob. */
export async function requestFile(request: HttpRequest): Promise<Blob> {
  const response = await requestResponse(request);
  return withNetworkError(request, () => response.blob());
}
