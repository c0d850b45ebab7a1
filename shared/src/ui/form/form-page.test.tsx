import { act, screen } from '@testing-library/react';
import { Input } from 'antd';
import { ApiError, hasUnsavedChanges, useLocation } from '../../platform';
import { fillSilently, renderPage } from '../../testing';
import { InvalidInputError } from '../../records/invalidInputError';
import { Field } from '../fields/field';
import { FormPage } from './form-page';
import { FormSection } from './form-section';
import { useForm } from './use-form';

interface Props {
  send: (notes: string) => Promise<string | void>;
  submitOnEnter?: boolean;
}

const EMPTY_NOTE = { notes: '' };

function NoteForm({ send, submitOnEnter = true }: Props) {
  const form = useForm({
    toFormValues: () => EMPTY_NOTE,
    validate: ({ notes }) => (notes ? [] : [{ path: 'notes', message: 'Escriba una nota.' }]),
    send: ({ notes }) => send(notes),
    onSent: (path) => path,
  });
  const { notes } = form.values;
  return (
    <>
      <FormPage form={form} submitLabel="Guardar" submitOnEnter={submitOnEnter} cancelTo="/lista">
        <FormSection title="Datos">
          <Field name="notes" label="Notas" help="Lo verá el cliente." required>
            {(control, invalid) => (
              <Input
                {...control}
                status={invalid ? 'error' : undefined}
                value={notes}
                onChange={(event) => form.setValues({ notes: event.target.value })}
              />
            )}
          </Field>
        </FormSection>
      </FormPage>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const getField = () => screen.getByLabelText(/Notas/);

test.each([
  ['', () => undefined],
  [', also in the field that has the focus', () => getField().focus()],
])('A-05 submits what the browser has filled in without an event%s', async (_where, prepare) => {
  const send = jest.fn(async () => undefined);
  const { user } = renderPage(<NoteForm send={send} />);
  act(prepare);
  fillSilently(getField(), 'Llamar el lunes');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(send).toHaveBeenCalledWith('Llamar el lunes');
});

test('shows an error at its field and in a linked summary until it is corrected', async () => {
  const send = jest.fn(async () => undefined);
  const { user } = renderPage(<NoteForm send={send} />);
  expect(getField()).toHaveAccessibleDescription('Lo verá el cliente.');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(getField()).toBeInvalid();
  expect(getField()).toHaveAccessibleDescription('Escriba una nota. Lo verá el cliente.');
  await user.click(screen.getByRole('link', { name: 'Escriba una nota.' }));
  expect(getField()).toHaveFocus();
  await user.type(getField(), 'Entregar el lunes');
  expect(getField()).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

const refused = [{ path: 'notes', message: 'Demasiado larga.' }];

test.each([
  ['F-03 of the server', new ApiError('Revise los datos.', 400, 'DATOS_INVALIDOS', refused)],
  ['X-10 of what a merge has made invalid', new InvalidInputError(refused)],
])('%s: shows errors at their fields and keeps the input', async (_case, error) => {
  const send = async () => {
    throw error;
  };
  const { user } = renderPage(<NoteForm send={send} />);
  await user.type(getField(), 'Una nota');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(error.message)).toBeVisible();
  expect(getField()).toHaveAccessibleDescription('Demasiado larga. Lo verá el cliente.');
  expect(getField()).toHaveValue('Una nota');
  await user.type(getField(), ', más corta');
  expect(getField()).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F-03 shows the code for support when the server failed', async () => {
  const send = async () => {
    throw new ApiError('Algo salió mal.', 500, 'ERROR_INTERNO', [], undefined, '7KQ2-M9XD-4HBR');
  };
  const { user } = renderPage(<NoteForm send={send} />);
  await user.type(getField(), 'Una nota');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo salió mal. Código para soporte: 7KQ2-M9XD-4HBR.');
});

test('shows an equal form and field error only once', async () => {
  const message = 'Solo quedan 3 bolsas.';
  const send = async () => {
    throw new ApiError(message, 409, 'STOCK_INSUFICIENTE', [{ path: 'notes', message }]);
  };
  const { user } = renderPage(<NoteForm send={send} />);
  await user.type(getField(), 'Una nota');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Falta corregir un dato:${message}`);
});

test('submits once despite repeated presses, then navigates without asking', async () => {
  let finish: (address: string) => void = () => undefined;
  const send = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const { user } = renderPage(<NoteForm send={send} />);
  await user.type(getField(), 'Una nota');
  expect(hasUnsavedChanges()).toBe(true);
  await user.keyboard('{Enter}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Guardar/ })).toHaveClass('ant-btn-loading');
  finish('/nota/1');
  expect(await screen.findByText('/nota/1')).toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(false);
});

test.each([
  [true, '{Enter}', 1],
  [false, '{Enter}{Control>}{Enter}{/Control}', 1],
])('with submitOnEnter %s the keys %s submit %i times', async (submitOnEnter, keys, times) => {
  const send = jest.fn(async () => undefined);
  const { user } = renderPage(<NoteForm send={send} submitOnEnter={submitOnEnter} />);
  await user.type(getField(), `Una nota${keys}`);
  expect(send).toHaveBeenCalledTimes(times);
});

test('hides the bottom bar of a phone while a form with a way out is shown', () => {
  const { unmount } = renderPage(<NoteForm send={async () => undefined} />);
  expect(document.documentElement).toHaveClass('surco-hide-bottom-bar');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  unmount();
  expect(document.documentElement).not.toHaveClass('surco-hide-bottom-bar');
});

test('R-52 saving and cancelling return to the page that led to the form', async () => {
  const address = '/nota?volver=%2Fdashboard%2Fsetup';
  const saved = renderPage(<NoteForm send={async () => '/lista'} />, address);
  await saved.user.type(getField(), 'Llamar');
  await saved.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('/dashboard/setup')).toBeVisible();
  saved.unmount();
  const { user } = renderPage(<NoteForm send={async () => undefined} />, address);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('/dashboard/setup')).toBeVisible();
});
