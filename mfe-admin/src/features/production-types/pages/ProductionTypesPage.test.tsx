import { mockApi, renderPage, recordBody } from '@surco/shared/testing';
import { getDemoProductionType } from '@surco/shared/demo';
import { screen, waitFor } from '@testing-library/react';
import { getFirstCall } from '../../../testing/getFirstCall';
import ProductionTypesPage from './ProductionTypesPage';

const recordMetadata = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const milk = { ...getDemoProductionType('Leche'), ...recordMetadata };
const page = { data: [milk], page: 1, size: 10, totalPages: 1, totalRecords: 1 };

test('R-41 edits a production type in a dialog, with its version and ranges', async () => {
  const sent: unknown[] = [];
  const requests = mockApi({
    'GET /production-types': page,
    [`PUT /production-types/${milk.id}`]: recordBody(sent, { data: { ...milk, version: 2 } }),
  });
  const { user } = renderPage(<ProductionTypesPage />);
  expect(await screen.findByText('1,500 kg')).toBeVisible();
  expect(requests[0]?.url).toBe(getFirstCall('/dashboard/params/product-type'));
  await user.click(screen.getByRole('button', { name: 'Acciones de Leche' }));
  await user.click(screen.getByRole('menuitem', { name: 'Editar', hidden: true }));
  const intake = await screen.findByRole('textbox', { name: /^Consumo/ });
  await user.clear(intake);
  await user.type(intake, '51');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(intake).toHaveAccessibleDescription('Debe estar entre 1 y 50 kg.');
  await user.clear(intake);
  await user.type(intake, '26.5');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'Leche', defaultIntakeKg: 26.5, defaultDays: 365, milkKgPerTonneDM: 1500, active: true, version: 1 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument());
});
