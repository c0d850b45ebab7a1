/** Draws a page as the host would: router, cache of its own, configuration, and an API that answers by table. */
import { configure as configureTests, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure, SWRConfig, swrDefaults } from '../platform';

/** A busy machine is no failure: what a test waits for may take a while. */
configureTests({ asyncUtilTimeout: 5000 });

/** What the API answers to a request: the `data` of a success, or a failure of the contract's form. */
export type Answer = { data: unknown; [extra: string]: unknown } | { status: number; error: string; code?: string };

/** Answers by `METHOD /path` without the query; a function sees the whole address and may change its mind. */
export type Answers = Readonly<Record<string, Answer | ((address: URL, init?: RequestInit) => Answer)>>;

export interface Asked {
  method: string;
  url: string;
}

const UNKNOWN: Answer = { status: 404, error: 'La prueba no contesta esta llamada.' };

function respond(answer: Answer): Response {
  const status = 'error' in answer && typeof answer.status === 'number' ? answer.status : 200;
  const body = JSON.stringify(answer);
  const response: Pick<Response, 'ok' | 'status' | 'json' | 'arrayBuffer'> = {
    ok: status < 400,
    status,
    json: async () => JSON.parse(body),
    arrayBuffer: async () => new TextEncoder().encode(body).buffer,
  };
  return response as Response;
}

/**
 * Replaces `fetch` by a table of answers.
 * @returns the requests as they come, for tests that care which were made
 */
export function serve(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  configure({
    apiBase: '/api',
    apiKeyHeader: 'x-api-key',
    apiKey: 'prueba',
    locale: 'es-MX',
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    sso: { clientId: '', authority: '', redirectUri: '', product: 'microsoft' },
  });
  globalThis.fetch = async (input, init) => {
    const address = new URL(typeof input === 'object' && 'url' in input ? input.url : input, 'http://localhost');
    const method = init?.method ?? 'GET';
    const path = address.pathname.replace(/^\/api/, '');
    asked.push({ method, url: `${path}${address.search}` });
    const found = answers[`${method} ${path}`] ?? UNKNOWN;
    return respond(typeof found === 'function' ? found(address, init) : found);
  };
  return asked;
}

/** Draws a page at an address with a cache of its own and a person to work it. */
export function renderPage(page: ReactNode, address = '/') {
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <SWRConfig value={{ ...swrDefaults, provider: () => new Map(), dedupingInterval: 0 }}>{page}</SWRConfig>
    </MemoryRouter>,
  );
  return { user, ...view };
}
