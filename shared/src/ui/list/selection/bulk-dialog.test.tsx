import { screen, waitFor } from '@testing-library/react';
import { limits } from '../../../domain/limits';
import { ApiError, useToasts } from '../../../platform';
import { mockApi, renderPage } from '../../../testing';
import { BulkDialog } from './bulk-dialog';
import type { BulkRecordAction } from './selection-types';

interface Customer {
  id: string;
  name: string;
}

const createCustomers = (count: number): Customer[] =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, name: `Ana ${index}` }));
const send = jest.fn<Promise<unknown>, Parameters<BulkRecordAction<Customer>['send']>>();
const onDone = jest.fn();
const onClose = jest.fn();

function open(rows: readonly Customer[]) {
  mockApi({});
  useToasts.setState({ toasts: [] });
  return renderPage(
    <BulkDialog
      action={{
        kind: 'records',
        key: 'approve',
        label: 'Aprobar',
        icon: 'check',
        check: () => null,
        formatTitle: (count) => `¿Aprobar a ${count}?`,
        text: 'Podrán entrar.',
        send,
        formatDone: (count) => `Aprobados: ${count}`,
        refresh: async () => undefined,
      }}
      rows={rows}
      columns={[{ key: 'name', title: 'Nombre', render: ({ name }) => name }]}
      onDone={onDone}
      onClose={onClose}
    />,
  );
}

beforeEach(() => {
  send.mockReset();
  onClose.mockClear();
});

test('names five records and counts the others', async () => {
  open(createCustomers(8));
  await screen.findByText('¿Aprobar a 8?');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana 0',
    'Ana 1',
    'Ana 2',
    'Ana 3',
    'Ana 4',
    'y 3 más',
  ]);
});

test('refuses more records than an action can take, and says how many to deselect', async () => {
  open(createCustomers(limits.selection.actionMax + 2));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Se admiten 200 registros a la vez como máximo. Quite 2 de la selección.',
  );
  expect(screen.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
});

test('says that no record was completed, and shows records of the same name one by one', async () => {
  send.mockRejectedValue(new ApiError('El cliente cambió.', 409, 'VERSION_OBSOLETA'));
  const { user } = open(createCustomers(2).map((customer) => ({ ...customer, name: 'Ana Ruiz' })));
  await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
  await waitFor(() =>
    expect(useToasts.getState().toasts[0]?.detail).toBe('Ningún registro se completó. La selección no cambió.'),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana Ruiz El cliente cambió.',
    'Ana Ruiz El cliente cambió.',
  ]);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
