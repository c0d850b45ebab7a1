import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ImportDuplicate } from '../../contract';
import { renderPage } from '../../testing';
import { ImportReview } from './import-review';
import type { ImportDecisions, ImportOutcome } from './import-types';

const createDuplicate = (row: number, change: Partial<ImportDuplicate> = {}): ImportDuplicate => ({
  row,
  reason: 'Mismo teléfono',
  isSame: false,
  incoming: [
    { label: 'Correo', value: `ana${row}@rancho.test` },
    { label: 'Teléfono', value: '871 123 4567' },
  ],
  existing: {
    id: 'c-1',
    row: null,
    label: 'Ana Ruiz',
    fields: [
      { label: 'Correo', value: '–' },
      { label: 'Teléfono', value: '871 765 4321' },
    ],
  },
  choices: ['SKIP', 'MERGE', 'CREATE'],
  decision: null,
  ...change,
});

function show(outcome: Partial<ImportOutcome>) {
  function Review() {
    const [decisions, setDecisions] = useState<ImportDecisions>({});
    return (
      <ImportReview
        outcome={{ rows: 9, createdCount: 5, errors: [], ...outcome }}
        noun={['cliente', 'clientes']}
        fileName="clientes.csv"
        decisions={decisions}
        onDecide={setDecisions}
      />
    );
  }
  const { user } = renderPage(<Review />);
  const getCard = (row: number) => within(screen.getByRole('region', { name: `Fila ${row}` }));
  const press = (group: RegExp, name: string) =>
    user.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
  return { user, getCard, press };
}

const getRows = () => screen.queryAllByRole('region').map((card) => card.getAttribute('aria-label'));

test('R-53 X-35 decides about the rows that are left, or about all after a question', async () => {
  const same = createDuplicate(4, { isSame: true, choices: ['SKIP', 'MERGE'], decision: 'SKIP' });
  const { user, getCard, press } = show({ duplicates: [same, ...[5, 6, 7].map((row) => createDuplicate(row))] });
  await user.click(getCard(5).getByRole('radio', { name: 'Registrar otro' }));
  await user.click(screen.getByRole('radio', { name: 'Por decidir (2)' }));
  expect(getRows()).toEqual(['Fila 6', 'Fila 7']);
  await press(/^Para las que faltan \(2\)/, 'Completar');
  expect(screen.queryByRole('group', { name: /^Para las que faltan/ })).toBeNull();
  expect(screen.getByText('4 filas repetidas o parecidas')).toHaveFocus();
  // The decided rows stay in sight until the person looks for others.
  expect(getCard(6).getByRole('radio', { name: 'Completar el que existe' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Decididas (4)' }));
  expect(getCard(4).getByRole('radio', { name: 'Omitir la fila' })).toBeChecked();
  expect(getCard(5).getByRole('radio', { name: 'Registrar otro' })).toBeChecked();
  await press(/^Para todas/, 'Omitir');
  expect(await screen.findByText('Cambian también 3 filas que ya decidió de otra forma.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(getCard(5).getByRole('radio', { name: 'Registrar otro' })).toBeChecked();
  await press(/^Para todas/, 'Omitir');
  await user.click(await screen.findByRole('button', { name: 'Cambiar todas' }));
  expect(await getCard(5).findByRole('radio', { name: 'Omitir la fila' })).toBeChecked();
});

test('R-53 X-35 keeps the focus when a decision about the rows that are left is not one for all', async () => {
  const { press } = show({ duplicates: [createDuplicate(5), createDuplicate(6, { choices: ['SKIP', 'CREATE'] })] });
  await press(/^Para las que faltan \(2\)/, 'Completar');
  const group = within(screen.getByRole('group', { name: /^Para las que faltan \(1\)/ }));
  expect(group.queryByRole('button', { name: 'Completar' })).toBeNull();
  expect(screen.getByText('2 filas repetidas o parecidas')).toHaveFocus();
});

test('R-53 X-35 says what completing a record fills, and what it does not take', async () => {
  const inFile = createDuplicate(8, { existing: { ...createDuplicate(8).existing, id: null, row: 3 } });
  const { user, getCard, press } = show({ duplicates: [createDuplicate(5), createDuplicate(6), inFile] });
  expect(getCard(8).getByRole('radio', { name: 'Completar el de la fila 3' })).not.toBeChecked();
  await press(/^Para las que faltan/, 'Completar');
  expect(getCard(5).getByText('Se llena: Correo.')).toBeVisible();
  expect(getCard(5).getByText('No se toma Teléfono «871 123 4567»: se queda «871 765 4321».')).toBeVisible();
  // The row above has already filled it.
  expect(getCard(6).getByText('No se toma Correo «ana6@rancho.test»: se queda «ana5@rancho.test».')).toBeVisible();
  expect(
    screen.getByText(/^Al completar no se toman 4 datos que difieren: Teléfono \(3\), Correo \(1\)\./),
  ).toBeVisible();
  expect(screen.getByText(/3 filas completarán otros registros\./)).toBeVisible();
  await user.click(getCard(5).getByRole('radio', { name: 'Omitir la fila' }));
  expect(getCard(6).getByText('Se llena: Correo.')).toBeVisible();
});

test('R-53 X-35 shows what may be wrong, and the errors of the rows that are left out', async () => {
  const warning = { row: 7, column: 'RFC', message: 'El dígito verificador no coincide.', record: 'Rosa Díaz' };
  const error = { row: 8, column: 'Teléfono', message: 'Escriba 10 dígitos.', record: 'José Peña', value: '871 12' };
  show({ warnings: [warning], skippedErrors: [error], skippedCount: 1, invited: 2 });
  expect(screen.getByText(/Se enviarán 2 invitaciones por correo\. Se omitirá 1 fila\./)).toBeVisible();
  const getCells = (caption: string) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(getCells('Datos por revisar')).toEqual(['Fila 7', 'Rosa Díaz', 'RFC', warning.message]);
  expect(getCells('Errores del archivo')).toEqual(['Fila 8', 'José Peña', 'Teléfono', '871 12', error.message]);
});
