import type { Role } from '@surco/shared/domain';
import { useLocation, useRoutes } from '@surco/shared/platform';
import {
  createPage,
  mockApi,
  type MockResponse,
  type MockResponses,
  renderPage,
  session,
  testId,
} from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import CustomerAccountPage from '../features/customer-account/pages/CustomerAccountPage';
import CustomerFormPage from '../features/customer-form/pages/CustomerFormPage';
import CustomerMergePage from '../features/customer-merge/pages/CustomerMergePage';
import CustomerProfilePage from '../features/customer-profile/pages/CustomerProfilePage';
import CustomersListPage from '../features/customers/pages/CustomersListPage';
import { locality, createSessionUser, states } from './customerFixtures';

const CurrentAddress = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

const CustomerPages = ({ role }: { role: Role }) => (
  <>
    {useRoutes([
      { path: '/dashboard/customers/list', element: <CustomersListPage /> },
      { path: '/dashboard/customers/form', element: <CustomerFormPage /> },
      {
        path: '/dashboard/customers/form/:id',
        element: role === 'Consultant' ? <CustomerFormPage /> : <CustomerProfilePage />,
      },
      { path: '/dashboard/customers/form/:id/edit', element: <CustomerFormPage /> },
      { path: '/dashboard/customers/form/:id/merge', element: <CustomerMergePage /> },
      { path: '/dashboard/customers/form/:id/account', element: <CustomerAccountPage /> },
      { path: '*', element: null },
    ])}
    <CurrentAddress />
  </>
);

export interface SentRequest {
  /** `METHOD /path`, as in `writes`. */
  call: string;
  /** The `Idempotency-Key` header. */
  key: string | undefined;
  body: unknown;
}

/** Responses to calls of the pages; `answers` and `writes` of `renderSection` replace them. */
const defaultResponses: MockResponses = {
  'GET /states': { data: states },
  'GET /localities': createPage([locality]),
  'GET /production-types': createPage([{ id: testId('p-1'), name: 'Leche' }]),
  'GET /privacy-notice': { data: { version: '2026-01', text: 'Sus datos se usan para atenderle.' } },
  'GET /clients/duplicates': { data: [] },
  'GET /sales': createPage([]),
  'GET /vouchers': createPage([]),
  'GET /simulations': createPage([]),
  'GET /seasons': createPage([{ id: testId('s-1'), name: 'PV 2026' }]),
  'GET /users/me': { data: { zones: [{ id: 'z-1', name: 'Laguna' }] } },
  'GET /users': createPage([{ id: testId('u-1'), firstName: 'Luis', lastName: 'Peña' }]),
};

/** Wraps a response so that each request is recorded in `sent`. */
const recordRequest =
  (sent: SentRequest[], call: string, response: (body: unknown) => MockResponse) =>
  (_: URL, init?: RequestInit): MockResponse => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ call, key, body });
    return response(body);
  };

/** Renders the page at a path below /dashboard/customers as a role; records the requests of `writes` in `sent`. */
export function renderSection(
  address: string,
  role: Role,
  responses: MockResponses,
  writes: Readonly<Record<string, (body: unknown) => MockResponse>> = {},
) {
  const sent: SentRequest[] = [];
  session.setUser(createSessionUser(role));
  const recordedWrites = Object.fromEntries(
    Object.entries(writes).map(([call, response]) => [call, recordRequest(sent, call, response)]),
  );
  const requests = mockApi({ ...defaultResponses, ...responses, ...recordedWrites });
  const { user } = renderPage(<CustomerPages role={role} />, `/dashboard/customers/${address}`);
  const addressBar = (): string => screen.getByTestId('address').textContent ?? '';
  const choose = async (label: RegExp, text: string, option: string): Promise<void> => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.type(screen.getByRole('combobox', { name: label }), text);
    await user.click(await screen.findByTitle(option));
  };
  return { user, requests, sent, addressBar, choose };
}
