/** The pages of sales and DKbonos at their addresses, with what they send. */
import { session, useLocation, useRoutes } from '@surco/shared/platform';
import type { Role } from '@surco/shared/contract/roles';
import { type Answer, type Answers, renderPage, serve } from '@surco/shared/testing';
import type { ReactNode } from 'react';
import { client, enabled, page, person, season, stock } from './fixtures';

const Where = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const Site = ({ pages }: { pages: Readonly<Record<string, ReactNode>> }) =>
  useRoutes([
    ...Object.entries(pages).map(([path, element]) => ({ path: `/dashboard/sales/${path}`, element })),
    { path: '*', element: <Where /> },
  ]);

export interface Sent {
  call: string;
  key: string | undefined;
  body: unknown;
}

/** What every form asks for before anything is typed. */
const supporting: Answers = {
  'GET /clients': page([client()]),
  'GET /seasons': page([season()]),
  'GET /products/enabled': { data: [enabled('DKX-620'), enabled('DKX-S10')] },
  'GET /simulator-params': { data: [] },
  'GET /inventories': page([stock('DKX-620', 40), stock('DKX-S10', 0)]),
};

/** An answer that keeps what it was asked. */
export const keeping =
  (sent: Sent[], call: string, answer: () => Answer) =>
  (_: URL, init?: RequestInit): Answer => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
    sent.push({ call, key, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return answer();
  };

/** Opens an address as a role; `writes` are kept in `sent` in their order. */
export function openSite(
  pages: Readonly<Record<string, ReactNode>>,
  address: string,
  role: Role,
  answers: Answers,
  writes: Readonly<Record<string, () => Answer>> = {},
) {
  const sent: Sent[] = [];
  session.setUser(person(role));
  const kept = Object.fromEntries(Object.entries(writes).map(([call, answer]) => [call, keeping(sent, call, answer)]));
  const asked = serve({ ...supporting, ...answers, ...kept });
  return { ...renderPage(<Site pages={pages} />, `/dashboard/sales/${address}`), asked, sent };
}
