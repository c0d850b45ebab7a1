import { useToasts } from '@surco/shared/platform';
import { chooseMoreAction, listDetailActions } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createCustomerDetail } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const open = (role: 'Admin' | 'Coordinator') =>
  renderSection('form/c-1', role, {
    'GET /clients/c-1': { data: createCustomerDetail({}) },
    'GET /clients/c-1/data': { status: 503, error: 'El servicio no está disponible.' },
  });

beforeEach(() => useToasts.setState({ toasts: [] }));

test('X-21 requests the data of the customer, and shows why the file could not be made', async () => {
  const { user } = open('Admin');
  await chooseMoreAction(user, 'Exportar datos personales');
  await waitFor(() => expect(JSON.stringify(useToasts.getState().toasts)).toContain('El servicio no está disponible.'));
});

test('X-21 offers the export to administrators only', async () => {
  const { user } = open('Coordinator');
  expect(await screen.findByText('Todavía no tiene ventas.')).toBeVisible();
  expect(await listDetailActions(user)).not.toContain('Exportar datos personales');
});
