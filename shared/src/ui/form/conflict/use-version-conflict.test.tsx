import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '../../../platform';
import { renderPage } from '../../../testing';
import { buildConflictRows } from './conflict-rows';
import { mergeThreeWay } from './merge-three-way';
import { useVersionConflict } from './use-version-conflict';

interface Contact {
  version: number;
  notes: string;
  phone: string;
}

const fields = [
  { label: 'Notas', toText: ({ notes }: Contact) => notes },
  { label: 'Teléfono', toText: ({ phone }: Contact) => phone },
];
const mine: Contact = { version: 1, notes: 'Lunes', phone: '8711234567' };
const stored: Contact = { version: 4, notes: '', phone: '8711234567' };

function SaveButton({ send }: { send: (version: number, latestStored?: Contact) => Promise<string> }) {
  const { write, dialog } = useVersionConflict();
  const [result, setResult] = useState('');
  const save = (): void => {
    void write<Contact, string>({
      version: mine.version,
      send,
      buildRows: (now) => buildConflictRows(fields, mine, now),
      onUseStored: (now) => setResult(`tomado ${now.version}`),
    }).then(
      (done) => done && setResult(done),
      (error: Error) => setResult(error.message),
    );
  };
  return (
    <>
      <button type="button" onClick={save}>
        Guardar
      </button>
      <output>{result}</output>
      {dialog}
    </>
  );
}

function open() {
  const send = jest.fn(async (version: number, _latestStored?: Contact) => {
    if (version !== stored.version) throw new ApiError('Otra persona lo cambió.', 409, 'VERSION_OBSOLETA', [], stored);
    return 'guardado';
  });
  const { user } = renderPage(<SaveButton send={send} />);
  return { user, send, save: () => user.click(screen.getByRole('button', { name: 'Guardar' })) };
}

test('X-10 a stale version shows the differing fields; keeping the input sends it again on top of the current version', async () => {
  const { user, save, send } = open();
  await save();
  expect(await screen.findByRole('dialog', { name: /Otra persona/ })).toBeInTheDocument();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DatoEscrito aquíGuardado ahora',
    'NotasLunes–',
  ]);
  await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
  expect(await screen.findByText('guardado')).toBeInTheDocument();
  expect(send.mock.calls).toEqual([
    [1, undefined],
    [4, stored],
  ]);
});

test('X-10 the stored record can be used instead', async () => {
  const { user, save, send } = open();
  await save();
  await user.click(await screen.findByRole('button', { name: 'Usar lo guardado' }));
  expect(await screen.findByText('tomado 4')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test('X-10 going back to the form keeps the input and shows the error', async () => {
  const { user, save } = open();
  await save();
  await user.click(await screen.findByRole('button', { name: 'Volver al formulario' }));
  expect(await screen.findByText('Otra persona lo cambió.')).toBeInTheDocument();
});

test('X-21 unchanged fields keep the stored value and are marked in the conflict rows', () => {
  const base = { version: 1, notes: 'Lunes', phone: '1' };
  const typed = { ...base, notes: 'Martes' };
  const now = { version: 4, notes: 'Jueves', phone: '2' };
  const merged = mergeThreeWay(base, typed, now);
  expect(merged).toEqual({ version: 4, notes: 'Martes', phone: '2' });
  expect(buildConflictRows(fields, typed, now, merged)).toEqual([
    { label: 'Notas', mine: 'Martes', stored: 'Jueves' },
    { label: 'Teléfono', mine: 'Sin cambios aquí', stored: '2', untouched: true },
  ]);
});

test('X-21 grouped fields are taken together', () => {
  const base = { state: '05', locality: 'a', name: 'x' };
  const merged = mergeThreeWay(base, { ...base, locality: 'b' }, { state: '10', locality: 'c', name: 'y' }, [
    ['state', 'locality'],
  ]);
  expect(merged).toEqual({ state: '05', locality: 'b', name: 'y' });
});
