/** The pages of customers at their addresses, with what they send. */
import type { Role } from '@surco/shared/contract/roles';
import { session, useLocation, useRoutes } from '@surco/shared/platform';
import { type Answer, type Answers, renderPage, serve } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import CustomerFormPage from '../features/customer-form/pages/CustomerFormPage';
import CustomerProfilePage from '../features/customer-profile/pages/CustomerProfilePage';
import CustomersListPage from '../features/customers/pages/CustomersListPage';
import { locality, page, person, states } from './fixtures';

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

const Site = ({ role }: { role: Role }) => (
  <>
    {useRoutes([
      { path: '/dashboard/customers/list', element: <CustomersListPage /> },
      { path: '/dashboard/customers/form', element: <CustomerFormPage /> },
      {
        path: '/dashboard/customers/form/:id',
        element: role === 'Consultant' ? <CustomerFormPage /> : <CustomerProfilePage />,
      },
      { path: '/dashboard/customers/form/:id/edit', element: <CustomerFormPage /> },
      { path: '*', element: null },
    ])}
    <Where />
  </>
);

export interface Sent {
  call: string;
  key: string | undefined;
  body: unknown;
}

/** What the forms ask for before anything is typed. */
const supporting: Answers = {
  'GET /states': { data: states },
  'GET /localities': page([locality]),
  'GET /production-types': page([{ id: 'p-1', name: 'Leche' }]),
  'GET /privacy-notice': { data: { version: '2026-01', text: 'Sus datos se usan para atenderle.' } },
  'GET /clients/duplicates': { data: [] },
  'GET /sales': page([]),
  'GET /vouchers': page([]),
  'GET /simulations': page([]),
  'GET /users/me': { data: { zones: [{ id: 'z-1', name: 'Laguna' }] } },
  'GET /users': page([{ id: 'u-1', firstName: 'Luis', lastName: 'Peña' }]),
};

/** An answer that keeps what it was asked. */
const keeping =
  (sent: Sent[], call: string, answer: (body: unknown) => Answer) =>
  (_: URL, init?: RequestInit): Answer => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ call, key, body });
    return answer(body);
  };

/** Opens an address of this remote as a role; `writes` are kept in `sent` in their order. */
export function openSite(
  address: string,
  role: Role,
  answers: Answers,
  writes: Readonly<Record<string, (body: unknown) => Answer>> = {},
) {
  const sent: Sent[] = [];
  session.setUser(person(role));
  const kept = Object.fromEntries(Object.entries(writes).map(([call, answer]) => [call, keeping(sent, call, answer)]));
  const asked = serve({ ...supporting, ...answers, ...kept });
  const { user } = renderPage(<Site role={role} />, `/dashboard/customers/${address}`);
  const addressBar = (): string => screen.getByTestId('address').textContent ?? '';
  const choose = async (label: RegExp, text: string, option: string): Promise<void> => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.type(screen.getByRole('combobox', { name: label }), text);
    await user.click(await screen.findByTitle(option));
  };
  return { user, asked, sent, addressBar, choose };
}
