import { takeInFlight } from './boot';
import { runtimeConfig } from './config';
import { type ApiError, errorFrom, isRecord, networkError } from './errors';
import { type Filters, toSearch } from './filters';

export interface HttpRequest {
  method: string;
  path: string;
  query?: Filters;
  body?: unknown;
  /** `Idempotency-Key`: the same write sent twice is done once. */
  idempotencyKey?: string;
  /** `Last-Event-ID`: where a stream of events goes on. */
  lastEventId?: string;
  signal?: AbortSignal;
}

/** What to do about a 401 that means a lost session: renew and repeat the request, or give up. */
export type UnauthorizedHandler = (error: ApiError) => Promise<'retry' | 'give-up'>;

let onUnauthorized: UnauthorizedHandler = async () => 'give-up';

/** The host decides what a lost session means (F-01, F-02); the client only asks. */
export function handleUnauthorized(handler: UnauthorizedHandler): void {
  onUnauthorized = handler;
}

export function apiUrl(path: string, query?: Filters): string {
  return `${runtimeConfig().apiBase}${path}${toSearch(query)}`;
}

function send(request: HttpRequest): Promise<Response> {
  const { apiKeyHeader, apiKey } = runtimeConfig();
  const { method, body, idempotencyKey, lastEventId, signal } = request;
  const url = apiUrl(request.path, request.query);
  const started = method === 'GET' ? takeInFlight(method, url) : undefined;
  if (started) return started;
  const form = body instanceof FormData;
  return fetch(url, {
    method,
    credentials: 'include',
    signal,
    headers: {
      accept: 'application/json',
      [apiKeyHeader]: apiKey,
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    body: form ? body : body === undefined ? undefined : JSON.stringify(body),
  });
}

async function attempt(request: HttpRequest): Promise<Response> {
  try {
    return await send(request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw networkError();
  }
}

/** What a failure says of itself, if it can be read. */
const complaintOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** What breaks off on its way, or is the page of some network in between, was not answered by our server. */
async function bodyOf(response: Response, { signal }: HttpRequest): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError();
  }
}

/** A 401 for the API key marks a wrong client, and one for wrong credentials a wrong password: no session was lost. */
const isLostSession = (error: ApiError): boolean => error.status === 401 && error.code === 'SESION_INVALIDA';

async function answer(request: HttpRequest, retried: boolean): Promise<Response> {
  const response = await attempt(request);
  if (response.ok) return response;
  const error = errorFrom(response.status, await complaintOf(response));
  if (!retried && isLostSession(error) && (await onUnauthorized(error)) === 'retry') return answer(request, true);
  throw error;
}

/**
 * Sends one request with the API key and the session cookie, without a time-out.
 * @returns the body; a single record unwrapped from `data`, a paged list whole (E-04, E-11)
 * @throws ApiError with the server's `error` sentence when present (F-03)
 */
export async function http(request: HttpRequest): Promise<unknown> {
  const body = await bodyOf(await answer(request, false), request);
  if (!isRecord(body) || !('data' in body)) return body;
  return 'totalRecords' in body ? body : body.data;
}

/** Like {@link http} for a file (PDF, spreadsheet): the answer itself, to read its name and follow how it arrives. */
export const httpResponse = (request: HttpRequest): Promise<Response> => answer(request, false);

/** Like {@link httpResponse}, read to its end. */
export async function httpFile(request: HttpRequest): Promise<Blob> {
  return (await httpResponse(request)).blob();
}
