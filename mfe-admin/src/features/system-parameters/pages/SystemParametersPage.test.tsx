import { systemParameters } from '@surco/shared/domain';
import { mockApi, renderPage, recordBody, chooseOption, readSelect } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { calculateEffects } from '../model/calculateEffects';
import { summarizeEffects } from '../model/effectMetrics';
import { groupParameters } from '../model/groupParameters';
import SystemParametersPage from './SystemParametersPage';

const params = systemParameters.map(({ default: value, ...rest }) => ({ ...rest, value, version: 0 }));
const change = {
  key: 'ensiling',
  label: 'Ensilado',
  unit: 'MXN/t MV',
  before: null,
  after: 220,
  at: '2026-01-01T18:00:00.000Z',
  by: { id: 'u1', firstName: 'Ana', lastName: 'Ruiz' },
};

test('R-42 P-04 shows the effect of a change before saving, checks its range and sends only that change', async () => {
  const sent: unknown[] = [];
  mockApi({
    'GET /simulator-params': { data: params },
    'GET /simulator-params/history': { data: [change], page: 1, size: 20, totalPages: 1, totalRecords: 1 },
    'PUT /simulator-params': recordBody(sent, {
      data: params.map((param) => (param.key === 'ensiling' ? { ...param, value: 230 } : param)),
    }),
  });
  const { user } = renderPage(<SystemParametersPage />);
  const field = await screen.findByLabelText('Ensilado');
  expect(field).toHaveAccessibleDescription('Entre 0 y 10,000 MXN/t MV. Inicial: 220.');
  expect(await screen.findByText('Ensilado: inicial → 220 MXN/t MV')).toBeVisible();
  const effects = within(screen.getByRole('region', { name: 'Efecto en los ejemplos' }));
  expect(effects.getByText('$906,490.00')).toBeVisible();
  await user.clear(field);
  await user.type(field, '20000');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(field).toHaveAccessibleDescription(/Debe estar entre 0 y 10,000 MXN\/t MV\./);
  await user.clear(field);
  await user.type(field, '230');
  // 1,182 t of green matter, each 10 MXN more expensive.
  expect(effects.getByText('$918,310.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toEqual([{ params: [{ key: 'ensiling', value: 230, version: 0 }] }]));
});

test('R-42 shows both values of parameters with a version conflict', async () => {
  const theirs = params.map((param) => (param.key === 'ensiling' ? { ...param, value: 250, version: 1 } : param));
  const stale = { status: 409, error: 'Otra persona cambió.', code: 'VERSION_OBSOLETA', data: theirs };
  const sent: unknown[] = [];
  mockApi({
    'GET /simulator-params': { data: params },
    'GET /simulator-params/history': { data: [change], page: 1, size: 20, totalPages: 1, totalRecords: 1 },
    'PUT /simulator-params': recordBody(sent, () => (sent.length < 3 ? stale : { data: theirs })),
  });
  const { user } = renderPage(<SystemParametersPage />);
  const retype = async (label: string, value: string): Promise<void> => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, value);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await retype('Ensilado', '230');
  await retype('Emergencia', '90');
  await save();
  const conflict = await findDialog('Otra persona modificó este registro');
  expect(conflict.getAllByRole('row')).toHaveLength(2);
  expect(conflict.getByRole('row', { name: /Ensilado 230 MXN\/t MV 250 MXN\/t MV/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
  expect(await screen.findByDisplayValue('250')).toBeVisible();
  expect(screen.getByLabelText('Emergencia')).toHaveValue('90');

  await retype('Ensilado', '240');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Conservar lo mío' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toEqual({
    params: expect.arrayContaining([
      { key: 'ensiling', value: 240, version: 1 },
      { key: 'emergence', value: 0.9, version: 0 },
    ]),
  });
});

test('R-42 shows and edits fractions as percent', async () => {
  const sent: unknown[] = [];
  const fractionChange = {
    ...change,
    key: 'loss.BUNKER',
    label: 'Merma en búnker',
    unit: 'fracción',
    before: 0.15,
    after: 0.2,
  };
  mockApi({
    'GET /simulator-params': { data: params },
    'GET /simulator-params/history': { data: [fractionChange], page: 1, size: 20, totalPages: 1, totalRecords: 1 },
    'PUT /simulator-params': recordBody(sent, { data: params }),
  });
  const { user } = renderPage(<SystemParametersPage />);
  const field = await screen.findByLabelText('Merma en búnker');
  expect(field).toHaveValue('15');
  expect(field).toHaveAccessibleDescription('Entre 0 y 40 %. Inicial: 15.');
  expect(await screen.findByText('Merma en búnker: 15 → 20 %')).toBeVisible();
  expect(screen.getByLabelText('Factor de rendimiento en riego')).toHaveAccessibleDescription(
    'Entre 0.1 y 1.5. Inicial: 1.',
  );
  await user.clear(field);
  await user.type(field, '41');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(field).toHaveAccessibleDescription(/Debe estar entre 0 y 40 %\./);
  await user.clear(field);
  await user.type(field, '12.5');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toEqual([{ params: [{ key: 'loss.BUNKER', value: 0.125, version: 0 }] }]));
});

test('R-42 summarizes a change by the most important metric of each affected example', () => {
  const summarizeChange = (key: string, value: number) =>
    summarizeEffects(
      calculateEffects(
        params,
        params.map((param) => (param.key === key ? { ...param, value } : param)),
      ),
    );
  expect(summarizeChange('ensiling', 220)).toEqual([]);
  expect(summarizeChange('ensiling', 230)[0]).toEqual({ label: 'E1 · Costo total', value: '+$11,820.00' });
  expect(summarizeChange('market.milk', 10)).toEqual([
    { label: 'E1 · Valor de la leche', value: '−$677,531.25' },
    { label: 'E3 · Valor de la leche', value: '−$14,400.00' },
  ]);
  expect(summarizeChange('density.PASTEL', 90).map(({ label }) => label)).toEqual([
    'E2 · Largo del silo',
    'E3 · Largo del silo',
  ]);
  expect(summarizeChange('market.silage', 1_600).map(({ label }) => label)).toHaveLength(3);
});

test('R-42 assigns every parameter to one group', () => {
  const keys = groupParameters(params).flatMap((group) => group.params.map(({ key }) => key));
  expect(keys.toSorted()).toEqual(params.map(({ key }) => key).toSorted());
});

test('R-42 N-13 turns the requirement of a second factor on', async () => {
  const sent: unknown[] = [];
  mockApi({
    'GET /simulator-params': { data: params },
    'GET /simulator-params/history': { data: [], page: 1, size: 20, totalPages: 1, totalRecords: 0 },
    'PUT /simulator-params': recordBody(sent, { data: params }),
  });
  const { user } = renderPage(<SystemParametersPage />);
  const label = 'Exigir la verificación en dos pasos a administradores y coordinadores';
  expect(await readSelect(label)).toBe('No');
  await chooseOption(user, label, 'Sí');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(sent).toEqual([{ params: [{ key: 'security.secondFactorRequired', value: 1, version: 0 }] }]),
  );
});
