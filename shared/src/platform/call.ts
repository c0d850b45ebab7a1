import type { CallAnswer, CallKey, CallRequest } from '../contract';
import { http, httpFile, type HttpRequest } from './http';
import type { Filters } from './filters';

export interface CallOptions {
  idempotencyKey?: string;
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
 * @throws ApiError
 */
export async function call<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<CallAnswer<K>> {
  return (await http(toHttp(key, request, options))) as CallAnswer<K>;
}

/** Makes a call that answers a file. */
export const callFile = <K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  options: CallOptions = {},
): Promise<Blob> => httpFile(toHttp(key, request, options));
