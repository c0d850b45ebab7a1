import { renderPage, serve } from '@surco/shared/testing';
import { demoProductionType } from '@surco/shared/testing/catalogue';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { firstCallOf } from '../../../testing/firstCall';
import ProductionTypesPage from './ProductionTypesPage';

const stamps = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const milk = { ...demoProductionType('Leche'), ...stamps };
const page = { data: [milk], page: 1, size: 10, totalPages: 1, totalRecords: 1 };

test('R-41 X-21 a production type is changed in its dialog, with its version and ranges', async () => {
  const sent: unknown[] = [];
  const asked = serve({
    'GET /production-types': page,
    [`PUT /production-types/${milk.id}`]: (_address, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return { data: { ...milk, version: 2 } };
    },
  });
  const { user } = renderPage(<ProductionTypesPage />);
  expect(await screen.findByText('1,500 kg')).toBeVisible();
  expect(asked[0]?.url).toBe(firstCallOf('/dashboard/params/product-type'));
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

test('P-04 A-06 only an administrator has the parameters, and their children stand in the menu', () => {
  const section = [...manifest.menu, ...manifest.routes].filter(({ path }) => path.startsWith('/dashboard/params'));
  expect(section.every(({ roles }) => String(roles) === 'Admin')).toBe(true);
  const menu = manifest.menu.find(({ label }) => label === 'Parámetros');
  expect(menu).toMatchObject({
    children: [{ label: 'Tipos de producción' }, { label: 'Parámetros del simulador' }, { label: 'Mensajes' }],
  });
});
