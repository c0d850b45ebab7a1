import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  cookies: string[];
}

export interface HttpsClient {
  /** @param options `json`: the body of the request, which is sent as JSON */
  send: (
    method: string,
    path: string,
    options?: { json?: unknown; headers?: Record<string, string> },
  ) => Promise<Answer>;
}

const sendRequest = (options: RequestOptions, body: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(options, resolve).on('error', reject).end(body);
  });

/** Sends requests to a server of this machine under another name, with a certificate that only this client trusts. */
export function createHttpsClient({ port, name, ca }: { port: number; name: string; ca: Buffer }): HttpsClient {
  const agent = new Agent({ ca, servername: name, keepAlive: true });
  return {
    send: async (method, path, { json, headers } = {}) => {
      const type = json === undefined ? {} : { 'content-type': 'application/json' };
      const options = { agent, method, path, port, host: '127.0.0.1', headers: { host: name, ...type, ...headers } };
      const response = await sendRequest(options, json === undefined ? undefined : JSON.stringify(json));
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await buffer(response),
        cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
      };
    },
  };
}
