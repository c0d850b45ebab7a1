/** Opens pages of sales and DKbonos at their addresses and records the requests they send. */
import { useLocation, useRoutes } from '@surco/shared/platform';
import type { Role } from '@surco/shared/domain';
import { createPage, mockApi, type MockResponse, type MockResponses, renderPage, session } from '@surco/shared/testing';
import type { ReactNode } from 'react';
import { createCustomer, createEnabledProduct, createUser, createSeason, createInventory } from './fixtures';

const CurrentUrl = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const TestRoutes = ({ pages }: { pages: Readonly<Record<string, ReactNode>> }) =>
  useRoutes([
    ...Object.entries(pages).map(([path, element]) => ({ path: `/dashboard/sales/${path}`, element })),
    { path: '*', element: <CurrentUrl /> },
  ]);

export interface SentRequest {
  call: string;
  idempotencyKey: string | undefined;
  body: unknown;
}

/** Answers to the first requests of every form. */
const formDataAnswers: MockResponses = {
  'GET /clients': createPage([createCustomer()]),
  'GET /seasons': createPage([createSeason()]),
  'GET /products/enabled': { data: [createEnabledProduct('DKX-620'), createEnabledProduct('DKX-S10')] },
  'GET /simulator-params': { data: [] },
  'GET /inventories': createPage([createInventory('DKX-620', 40), createInventory('DKX-S10', 0)]),
};

/** Answers a call and records each request in `sent`. */
const recordRequest =
  (sent: SentRequest[], call: string, response: () => MockResponse) =>
  (_: URL, init?: RequestInit): MockResponse => {
    const idempotencyKey = new Headers(init?.headers).get('idempotency-key') ?? undefined;
    sent.push({ call, idempotencyKey, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return response();
  };

/** Opens an address as a role; requests to the calls of `writes` are recorded in `sent`, in their order. */
export function openPages(
  pages: Readonly<Record<string, ReactNode>>,
  address: string,
  role: Role,
  responses: MockResponses,
  writes: Readonly<Record<string, () => MockResponse>> = {},
) {
  const sent: SentRequest[] = [];
  session.setUser(createUser(role));
  const recordedWrites = Object.fromEntries(
    Object.entries(writes).map(([call, response]) => [call, recordRequest(sent, call, response)]),
  );
  const requests = mockApi({ ...formDataAnswers, ...responses, ...recordedWrites });
  return { ...renderPage(<TestRoutes pages={pages} />, `/dashboard/sales/${address}`), requests, sent };
}
