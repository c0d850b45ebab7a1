import { session, useCachePatch, useLocation, useRoutes } from '@surco/shared/platform';
import { createPage, type MockResponses, renderPage, mockApi } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import {
  createCustomer,
  createEnabledProduct,
  createUser,
  createSale,
  createSeason,
  createInventory,
} from './fixtures';
import CreateSalePage from '../features/document-form/pages/CreateSalePage';

type UserEvents = ReturnType<typeof userEvent.setup>;

const CurrentPath = () => <p>{useLocation().pathname}</p>;
/** Refetches the products, as the shell does after a change notification. */
function RefreshProductsButton() {
  const { refresh } = useCachePatch();
  return (
    <button type="button" onClick={() => void refresh('GET /products/enabled')}>
      Otro catálogo
    </button>
  );
}

const TestRoutes = () =>
  useRoutes([
    {
      path: '/dashboard/sales/create-sale',
      element: (
        <>
          <CreateSalePage />
          <RefreshProductsButton />
        </>
      ),
    },
    { path: '*', element: <CurrentPath /> },
  ]);

interface SentRequest {
  idempotencyKey: string | undefined;
  body: unknown;
}

/** Opens the sale form with mocked answers, and records the requests it sends. */
export function openSaleForm(
  answers: MockResponses = {},
  post?: () => { status: number; error: string; details?: unknown } | { data: unknown },
) {
  const sent: SentRequest[] = [];
  session.setUser(createUser('Consultant'));
  const requests = mockApi({
    'GET /clients': createPage([
      createCustomer(),
      createCustomer({
        id: 'c-2',
        firstName: 'Ana',
        lastName: 'Ruiz',
        businessName: 'Establo La Noria',
        phone: '8719876543',
      }),
    ]),
    'GET /seasons': createPage([createSeason(), createSeason({ id: 's-9', name: 'PV 2027', startDate: '2099-01-01' })]),
    'GET /products/enabled': { data: [createEnabledProduct('DKX-620'), createEnabledProduct('DKX-S10')] },
    'GET /simulator-params': { data: [] },
    'GET /inventories': createPage([createInventory('DKX-620', 40), createInventory('DKX-S10', 0)]),
    'POST /sales': (_, init) => {
      sent.push({
        idempotencyKey: new Headers(init?.headers).get('idempotency-key') ?? undefined,
        body: JSON.parse(String(init?.body)),
      });
      return post ? post() : { data: createSale() };
    },
    ...answers,
  });
  return { ...renderPage(<TestRoutes />, '/dashboard/sales/create-sale'), requests, sent };
}

export async function selectOption(user: UserEvents, label: string, text: string, option: string) {
  await user.click(await screen.findByLabelText(new RegExp(label)));
  await user.paste(text);
  await user.click(await screen.findByText(option, { selector: '.surco-sale-choice > span' }));
}

export const findLine = (name = 'Maíz DKX-620') => screen.findByLabelText(name, { selector: 'li' });
export const findQuantityField = async (name?: string) => within(await findLine(name)).getByLabelText(/Bolsas/);
export const submitForm = async (user: UserEvents) =>
  user.click(await screen.findByRole('button', { name: 'Registrar venta' }));

export async function fillSaleForm(user: UserEvents, bags = '29') {
  await selectOption(user, 'Cliente', 'muñoz', 'José Muñoz');
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), bags);
}
