import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '../platform';
import { renderPage } from '../testing';
import { conflictRows, onTop, useVersionConflict } from './version-conflict';

interface Record {
  version: number;
  notes: string;
  phone: string;
}

const fields = [
  { label: 'Notas', text: ({ notes }: Record) => notes },
  { label: 'Teléfono', text: ({ phone }: Record) => phone },
];
const mine: Record = { version: 1, notes: 'Lunes', phone: '8711234567' };
const stored: Record = { version: 4, notes: '', phone: '8711234567' };

function Save({ send }: { send: (version: number, onto?: Record) => Promise<string> }) {
  const { write, dialog } = useVersionConflict();
  const [told, setTold] = useState('');
  const save = (): void => {
    void write<Record, string>({
      version: mine.version,
      send,
      rows: (now) => conflictRows(fields, mine, now),
      onTake: (now) => setTold(`tomado ${now.version}`),
    }).then(
      (done) => done && setTold(done),
      (error: Error) => setTold(error.message),
    );
  };
  return (
    <>
      <button type="button" onClick={save}>
        Guardar
      </button>
      <output>{told}</output>
      {dialog}
    </>
  );
}

function open() {
  const send = jest.fn(async (version: number, _onto?: Record) => {
    if (version !== stored.version) throw new ApiError('Otra persona lo cambió.', 409, 'VERSION_OBSOLETA', [], stored);
    return 'guardado';
  });
  const { user } = renderPage(<Save send={send} />);
  return { user, send, save: () => user.click(screen.getByRole('button', { name: 'Guardar' })) };
}

test('X-10 a stale version shows what was typed beside what is stored, only where they differ', async () => {
  const { save } = open();
  await save();
  expect(await screen.findByRole('dialog', { name: /Otra persona/ })).toBeInTheDocument();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DatoEscrito aquíGuardado ahora',
    'NotasLunes–',
  ]);
});

test('X-10 what was typed is kept by sending it again on top of the current version', async () => {
  const { user, save, send } = open();
  await save();
  await user.click(await screen.findByRole('button', { name: 'Conservar lo mío' }));
  expect(await screen.findByText('guardado')).toBeInTheDocument();
  expect(send.mock.calls).toEqual([
    [1, undefined],
    [4, stored],
  ]);
});

test('X-10 the stored record can be taken instead', async () => {
  const { user, save, send } = open();
  await save();
  await user.click(await screen.findByRole('button', { name: 'Usar lo guardado' }));
  expect(await screen.findByText('tomado 4')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test('X-10 going back to the form loses nothing and says why nothing was saved', async () => {
  const { user, save } = open();
  await save();
  await user.click(await screen.findByRole('button', { name: 'Volver al formulario' }));
  expect(await screen.findByText('Otra persona lo cambió.')).toBeInTheDocument();
});

test('X-21 what was not touched here stays as the other person stored it, and the dialog says so', () => {
  const base = { version: 1, notes: 'Lunes', phone: '1' };
  const typed = { ...base, notes: 'Martes' };
  const now = { version: 4, notes: 'Jueves', phone: '2' };
  const kept = onTop(base, typed, now);
  expect(kept).toEqual({ version: 4, notes: 'Martes', phone: '2' });
  expect(conflictRows(fields, typed, now, kept)).toEqual([
    { label: 'Notas', mine: 'Martes', stored: 'Jueves' },
    { label: 'Teléfono', mine: 'Sin cambios aquí', stored: '2', untouched: true },
  ]);
});

test('X-21 of what belongs together nothing is mixed', () => {
  const base = { state: '05', locality: 'a', name: 'x' };
  const kept = onTop(base, { ...base, locality: 'b' }, { state: '10', locality: 'c', name: 'y' }, [
    ['state', 'locality'],
  ]);
  expect(kept).toEqual({ state: '05', locality: 'b', name: 'y' });
});
