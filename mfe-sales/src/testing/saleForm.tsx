import { session, useCachePatch, useLocation, useRoutes } from '@surco/shared/platform';
import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { client, enabled, page, person, sale, season, stock } from './fixtures';
import CreateSalePage from '../features/document-form/pages/CreateSalePage';

type User = ReturnType<typeof userEvent.setup>;

const Where = () => <p>{useLocation().pathname}</p>;
/** Has the catalogue read again, as the shell does when it hears that it changed. */
function News() {
  const { refresh } = useCachePatch();
  return (
    <button type="button" onClick={() => void refresh('GET /products/enabled')}>
      Otro catálogo
    </button>
  );
}

const Site = () =>
  useRoutes([
    {
      path: '/dashboard/sales/create-sale',
      element: (
        <>
          <CreateSalePage />
          <News />
        </>
      ),
    },
    { path: '*', element: <Where /> },
  ]);

interface Sent {
  key: string | undefined;
  body: unknown;
}

/** The page with its supporting answers, and what it sent. */
export function open(
  answers: Answers = {},
  post?: () => { status: number; error: string; details?: unknown } | { data: unknown },
) {
  const sent: Sent[] = [];
  session.setUser(person('Consultant'));
  const asked = serve({
    'GET /clients': page([
      client(),
      client({ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz', businessName: 'Establo La Noria', phone: '8719876543' }),
    ]),
    'GET /seasons': page([season(), season({ id: 's-9', name: 'PV 2027', startDate: '2099-01-01' })]),
    'GET /products/enabled': { data: [enabled('DKX-620'), enabled('DKX-S10')] },
    'GET /simulator-params': { data: [] },
    'GET /inventories': page([stock('DKX-620', 40), stock('DKX-S10', 0)]),
    'POST /sales': (_, init) => {
      sent.push({
        key: new Headers(init?.headers).get('idempotency-key') ?? undefined,
        body: JSON.parse(String(init?.body)),
      });
      return post ? post() : { data: sale() };
    },
    ...answers,
  });
  return { ...renderPage(<Site />, '/dashboard/sales/create-sale'), asked, sent };
}

export async function choose(user: User, label: string, text: string, option: string) {
  await user.click(await screen.findByLabelText(new RegExp(label)));
  await user.paste(text);
  await user.click(await screen.findByText(option, { selector: '.surco-sale-choice > span' }));
}

export const line = (name = 'Maíz DKX-620') => screen.findByLabelText(name, { selector: 'li' });
export const quantity = async (name?: string) => within(await line(name)).getByLabelText(/Bolsas/);
export const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Registrar venta' }));

export async function fill(user: User, bags = '29') {
  await choose(user, 'Cliente', 'muñoz', 'José Muñoz');
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await quantity(), bags);
}
