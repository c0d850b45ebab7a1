import { type RuntimeConfig, setRuntimeConfig } from '../platform';

/** A mocked response: `data` of a success (with `date`, `requestId` and `cacheControl`, its headers), or an error of the contract. */
export type MockResponse =
  { data: unknown; [extra: string]: unknown } | { status: number; error: string; code?: string; requestId?: string };

/** Responses by `METHOD /path` without the query; a function gets the whole URL and is called for each request. */
export type MockResponses = Readonly<
  Record<string, MockResponse | ((address: URL, init?: RequestInit) => MockResponse | Promise<MockResponse>)>
>;

export interface RecordedRequest {
  method: string;
  /** Path and query without the prefix `/api`, e.g. `/sales?page=2`. */
  url: string;
}

const UNMOCKED_RESPONSE: MockResponse = { status: 404, error: 'La prueba no contesta esta llamada.' };

function toResponse(answer: MockResponse): Response {
  const status = 'error' in answer && typeof answer.status === 'number' ? answer.status : 200;
  const body = JSON.stringify('error' in answer ? { code: 'OTRO', ...answer } : answer);
  const readHeader = (name: string): string | null => {
    const value = new Map<string, unknown>(Object.entries(answer)).get(name);
    return typeof value === 'string' ? value : null;
  };
  const headers = new Map([
    ['x-request-id', readHeader('requestId')],
    ['date', readHeader('date')],
    ['cache-control', readHeader('cacheControl')],
  ]);
  const response: Pick<Response, 'ok' | 'status' | 'json' | 'blob'> & { headers: Pick<Headers, 'get'> } = {
    ok: status < 400,
    status,
    headers: { get: (name) => headers.get(name) ?? null },
    json: async () => JSON.parse(body),
    blob: async () => new Blob([body]),
  };
  return response as Response;
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Answers a write and records its body.
 * @param bodies grows with each request
 * @param answer the response, or a function of the body that returns it
 */
export const recordBody =
  (bodies: unknown[], answer: MockResponse | ((body: JsonObject) => MockResponse)) =>
  (_address: URL, init?: RequestInit): MockResponse => {
    const body: JsonObject = JSON.parse(String(init?.body ?? null));
    bodies.push(body);
    return typeof answer === 'function' ? answer(body) : answer;
  };

export const testConfig: RuntimeConfig = {
  apiBase: '/api',
  apiKeyHeader: 'x-api-key',
  apiKey: 'prueba',
  locale: 'es-MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  sso: { clientId: '', authority: '', redirectUri: '', product: 'microsoft' },
};

/**
 * Replaces `fetch` by a table of responses.
 * @returns the recorded requests, which grow with each call
 */
export function mockApi(answers: MockResponses): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  setRuntimeConfig(testConfig);
  globalThis.fetch = async (input, init) => {
    const address = new URL(typeof input === 'object' && 'url' in input ? input.url : input, 'http://localhost');
    const method = init?.method ?? 'GET';
    const path = address.pathname.replace(/^\/api/, '');
    requests.push({ method, url: `${path}${address.search}` });
    const found = answers[`${method} ${path}`] ?? UNMOCKED_RESPONSE;
    return toResponse(typeof found === 'function' ? await found(address, init) : found);
  };
  return requests;
}
