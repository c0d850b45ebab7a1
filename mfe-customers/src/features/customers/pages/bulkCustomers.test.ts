import { useToasts } from '@surco/shared/platform';
import { createPage, testId } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createCustomerDetail, createPersonCustomer } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const marta = { id: testId('u-2'), firstName: 'Marta', lastName: 'Solís' };
const customers = [
  createPersonCustomer({ id: 'c-1', status: 'PENDIENTE' }),
  createPersonCustomer({ id: 'c-2', firstName: 'Ana', status: 'PENDIENTE', consultantId: marta.id, consultant: marta }),
  createPersonCustomer({ id: 'c-3', firstName: 'Luz', version: 5 }),
];
const responses = { 'GET /clients': createPage(customers), 'GET /users': createPage([marta]) };

async function selectAll(user: ReturnType<typeof renderSection>['user'], action: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  await user.click(bar.getByRole('button', { name: action }));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => useToasts.setState({ toasts: [] }));

test('R-15 T-04 assigns several customers to a consultant, and leaves out those who have that consultant', async () => {
  const { user, sent, choose } = renderSection('list', 'Admin', responses, {
    'PUT /clients/c-1/consultant': () => ({ data: createCustomerDetail() }),
    'PUT /clients/c-3/consultant': () => ({ data: createCustomerDetail() }),
  });
  const dialog = await selectAll(user, 'Asignar a un consultor');
  expect(dialog.getByText('¿A quién se asignan 3 clientes?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Asignar a un consultor' }));
  expect(await dialog.findByText('Elija a un consultor.')).toBeInTheDocument();
  await choose(/^Consultor$/, 'marta', 'Marta Solís');
  expect(await dialog.findByText('Ya es su consultor.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Asignar a un consultor' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se asignó consultor a 2 clientes'));
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['PUT /clients/c-1/consultant', { version: 3, consultantId: testId('u-2') }],
    ['PUT /clients/c-3/consultant', { version: 5, consultantId: testId('u-2') }],
  ]);
});
