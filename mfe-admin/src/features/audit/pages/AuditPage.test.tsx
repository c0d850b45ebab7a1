import { session } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { firstCallOf } from '../../../testing/firstCall';
import { dialogCalled } from '../../../testing/dialog';
import { actAs, pageOf, person } from '../../../testing/people';
import AuditPage from './AuditPage';

const before = person(1);
const approved = {
  id: '1',
  at: '2026-11-20T18:30:00.000Z',
  user: { id: person(2).id, firstName: 'Ana', lastName: 'Ruiz' },
  action: 'APPROVE',
  entity: 'user',
  entityId: before.id,
  before,
  after: { ...before, status: 'ACTIVO', version: 4 },
};
const expired: object = {
  ...approved,
  id: '2',
  user: null,
  action: 'EXPIRE',
  entity: 'voucher',
  before: null,
  after: null,
};

const registered: object = { ...approved, id: '3', user: null, action: 'REGISTER', entity: 'client', before: null };

beforeEach(() => actAs('Admin'));
afterEach(() => session.clear());

function open(address = '/dashboard/users/audit') {
  const asked = serve({
    'GET /audit': pageOf<object>(approved, expired, registered),
    [`GET /users/${person(2).id}`]: { data: person(2) },
  });
  return { asked, ...renderPage(<AuditPage />, address) };
}

test('X-21 the trace: when, who, what, of which record and what changed, in words', async () => {
  const { asked } = open();
  const row = within((await screen.findByText('Usuario Héctor Garza')).closest('tr') ?? document.body);
  for (const text of ['20/11/26 12:30', 'Ana Ruiz', 'Aprobación', 'Estado: Pendiente → Activo'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByText('Surco (automático)')).toBeVisible();
  expect(screen.getByText('El propio cliente')).toBeVisible();
  expect(asked.map(({ url }) => url)).toEqual([firstCallOf('/dashboard/users/audit')]);
});

test('X-21 one write: each field before and after, a link to the record, and the stored record behind "Detalles"', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ver el cambio: Aprobación, Usuario Héctor Garza' }));
  const dialog = await dialogCalled('Aprobación: Usuario Héctor Garza');
  const change = within(dialog.getByRole('row', { name: /Estado/ }));
  expect(change.getByText('Pendiente')).toBeInTheDocument();
  expect(change.getByText('Activo')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Abrir el registro' })).toHaveAttribute(
    'href',
    `/dashboard/users/form/${before.id}`,
  );
  expect(
    dialog.getByText(/"clientKeyHint": null/, { selector: 'details:not([open]) pre:last-child' }),
  ).not.toBeVisible();
});

test('X-21 the filters of the address bar are asked for', async () => {
  const { asked } = open(`/dashboard/users/audit?userId=${person(2).id}&entity=user&action=APPROVE&from=2026-11-01`);
  await screen.findByText('Usuario Héctor Garza');
  expect(asked[0]?.url).toContain(`userId=${person(2).id}&entity=user&action=APPROVE&from=2026-11-01`);
});
