import { ApiError } from '../../platform';
import { renderPage } from '../../testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { useForm } from '../form/use-form';
import { TextField } from '../inputs/text-field';

const onClose = jest.fn();
const onSubmit = jest.fn(async () => undefined);

const EMPTY_ZONE = { name: '' };

function Dialog() {
  const form = useForm({ toFormValues: () => EMPTY_ZONE, validate: () => [], send: onSubmit, onSent: () => undefined });
  return (
    <FormDialog title="Nueva zona" form={form} submitLabel="Crear" onClose={onClose}>
      <TextField {...form.bindField('name')} label="Nombre" />
    </FormDialog>
  );
}

beforeEach(() => {
  onClose.mockClear();
  onSubmit.mockClear();
});

const findButton = (name: string) => screen.findByRole('button', { name });

test('R-38 closing a dialog with unsaved input asks first and keeps the input until confirmed', async () => {
  const { user } = renderPage(<Dialog />);
  const name = await screen.findByLabelText('Nombre');
  await user.type(name, 'Laguna');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await findButton('Seguir editando'));
  expect(onClose).not.toHaveBeenCalled();
  expect(name).toHaveValue('Laguna');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await findButton('Descartar'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes at once when nothing was typed, and not while it is sending', async () => {
  let finish = (): void => undefined;
  onSubmit.mockImplementationOnce(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
  const { user } = renderPage(<Dialog />);
  await user.click(await findButton('Crear'));
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  finish();
  await findButton('Crear');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('¿Descartar lo escrito?')).not.toBeInTheDocument();
});

/** A dialog above a page with a field of the same path. */
function DialogAbovePage() {
  const form = useForm({
    toFormValues: () => EMPTY_ZONE,
    validate: () => [],
    send: async () => {
      throw new ApiError('Revise los datos.', 400, 'DATOS_INVALIDOS', [{ path: 'name', message: 'Ya existe.' }]);
    },
    onSent: () => undefined,
  });
  return (
    <>
      <TextField name="name" label="Nombre de la página" value="" onChange={() => undefined} />
      <FormDialog title="Nueva zona" form={form} submitLabel="Crear" onClose={onClose}>
        <TextField {...form.bindField('name')} label="Nombre" />
      </FormDialog>
    </>
  );
}

test('a field of a dialog has another id than the same field of the page below', async () => {
  const { user } = renderPage(<DialogAbovePage />);
  const field = await screen.findByLabelText('Nombre');
  expect(field).not.toBe(screen.getByLabelText('Nombre de la página'));
  expect(document.querySelectorAll(`[id="${field.id}"]`)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Crear' }));
  await user.click(await screen.findByRole('link', { name: 'Ya existe.' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Ya existe.');
  await user.type(field, 'A');
  expect(field).not.toHaveAccessibleDescription();
});

/** A page that mounts the dialog only while it is open. */
function Page() {
  const [open, setOpen] = useState(false);
  const form = useForm({
    toFormValues: () => EMPTY_ZONE,
    validate: () => [],
    send: async () => setOpen(false),
    onSent: () => undefined,
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Nueva
      </button>
      {open && (
        <FormDialog title="Nueva zona" form={form} submitLabel="Crear" onClose={() => setOpen(false)}>
          <TextField name="name" label="Nombre" value="" onChange={() => undefined} />
        </FormDialog>
      )}
    </>
  );
}

test.each(['Cancelar', 'Crear'])('closing by %s returns the focus to the opener', async (name) => {
  const { user } = renderPage(<Page />);
  const opener = screen.getByRole('button', { name: 'Nueva' });
  await user.click(opener);
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(opener).toHaveFocus());
});
