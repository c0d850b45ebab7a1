import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '../platform';
import { renderPage } from '../testing';
import { conflictRows, useVersionConflict } from './version-conflict';

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

function Save({ send }: { send: (version: number) => Promise<string> }) {
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
  const send = jest.fn(async (version: number) => {
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
  expect(send.mock.calls).toEqual([[1], [4]]);
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
