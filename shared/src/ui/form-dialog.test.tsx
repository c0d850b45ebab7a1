import { renderPage } from '../testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';

const closed = jest.fn();
const sent = jest.fn(async () => undefined);

function Dialog() {
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="Nueva zona"
      validate={() => []}
      onSubmit={sent}
      submitLabel="Crear"
      unsaved={name !== ''}
      onClose={closed}
    >
      <TextField name="name" label="Nombre" value={name} onChange={setName} />
    </FormDialog>
  );
}

beforeEach(() => {
  closed.mockClear();
  sent.mockClear();
});

const answer = (name: string) => screen.findByRole('button', { name });

test('R-38 a dialog over which something was typed asks in words before it is closed, and keeps it unless told otherwise', async () => {
  const { user } = renderPage(<Dialog />);
  const name = await screen.findByLabelText('Nombre');
  await user.type(name, 'Laguna');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await answer('Seguir editando'));
  expect(closed).not.toHaveBeenCalled();
  expect(name).toHaveValue('Laguna');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await answer('Descartar'));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a dialog in which nothing was typed closes at once', async () => {
  const { user } = renderPage(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('¿Descartar lo escrito?')).not.toBeInTheDocument();
});

test('a dialog cannot be closed while it is being sent', async () => {
  let finish = (): void => undefined;
  sent.mockImplementationOnce(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
  const { user } = renderPage(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Crear' }));
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  finish();
  await screen.findByRole('button', { name: 'Crear' });
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
});

/** A page whose dialog is there while it is open, and gone at once when it is closed. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Nueva
      </button>
      {open && (
        <FormDialog
          title="Nueva zona"
          validate={() => []}
          onSubmit={async () => setOpen(false)}
          submitLabel="Crear"
          unsaved={false}
          onClose={() => setOpen(false)}
        >
          <TextField name="name" label="Nombre" value="" onChange={() => undefined} />
        </FormDialog>
      )}
    </>
  );
}

test.each(['Cancelar', 'Crear'])(
  'a dialog that is closed by %s gives the focus back to what opened it',
  async (name) => {
    const { user } = renderPage(<Page />);
    const opener = screen.getByRole('button', { name: 'Nueva' });
    await user.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
);
