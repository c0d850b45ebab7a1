import type { CallAnswer, CallKey, CallRequest } from '../contract';
import { http, httpFile, httpResponse, type HttpRequest } from './http';
import { type Filters, toSearch } from './filters';
import { askOrRecall } from './offline/answers';

export interface CallOptions {
  idempotencyKey?: string;
  lastEventId?: string;
  signal?: AbortSignal;
}

interface LooseRequest {
  params?: Readonly<Record<string, string>>;
  query?: Filters;
  body?: unknown;
}

function toHttp(key: string, request: LooseRequest, options: CallOptions): HttpRequest {
  const [method = 'GET', template = '/'] = key.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ''));
  return { method, path, query: request.query, body: request.body, ...options };
}

/**
 * Makes one call of the contract: `call('GET /sales/{id}', { params: { id } })`.
 * Request and answer are typed from the one table `calls`; the schemas themselves stay on the server.
 * Without a network, certain calls give what they answered last (`offline/kept.ts`), and the page's frame says so.
 * @throws ApiError
 */
export async function call<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<CallAnswer<K>> {
  const sent = toHttp(key, request, options);
  return (await askOrRecall(key, sent.path + toSearch(sent.query), () => http(sent))) as CallAnswer<K>;
}

/** Makes a call that answers a file. */
export const callFile = <K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<Blob> => httpFile(toHttp(key, request, options));

/** Makes a call that answers a file, or goes on answering, and gives the answer itself: its headers bear a file's name. */
export const callResponse = <K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<Response> => httpResponse(toHttp(key, request, options));
