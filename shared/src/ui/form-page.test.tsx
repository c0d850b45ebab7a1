import { screen } from '@testing-library/react';
import { Input } from 'antd';
import { useState } from 'react';
import { ApiError, hasUnsavedChanges, useLocation } from '../platform';
import { renderPage } from '../testing';
import { Field } from './field';
import { FormPage, FormSection } from './form-page';

interface Props {
  send: (notes: string) => Promise<string | void>;
}

function NoteForm({ send }: Props) {
  const [notes, setNotes] = useState('');
  const problems = notes ? [] : [{ path: 'notes', message: 'Escriba una nota.' }];
  return (
    <>
      <FormPage
        validate={() => problems}
        onSubmit={() => send(notes)}
        submitLabel="Guardar"
        unsaved={notes !== ''}
        cancelTo="/lista"
      >
        <FormSection title="Datos">
          <Field name="notes" label="Notas" help="Lo verá el cliente." required>
            {(wired, invalid) => (
              <Input
                {...wired}
                status={invalid ? 'error' : undefined}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
              />
            )}
          </Field>
        </FormSection>
      </FormPage>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const field = () => screen.getByLabelText(/Notas/);

test('an error stands at its field and in a list that leads to it, and goes when it is mended', async () => {
  const send = jest.fn(async () => undefined);
  const { user } = renderPage(<NoteForm send={send} />);
  expect(field()).toHaveAccessibleDescription('Lo verá el cliente.');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Escriba una nota. Lo verá el cliente.');
  await user.click(screen.getByRole('link', { name: 'Escriba una nota.' }));
  expect(field()).toHaveFocus();
  await user.type(field(), 'Entregar el lunes');
  expect(field()).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F-03 the server’s complaint stands at the field it concerns and nothing typed is lost', async () => {
  const send = async () => {
    throw new ApiError('Revise los datos.', 400, 'VALIDACION', [{ path: 'notes', message: 'Demasiado larga.' }]);
  };
  const { user } = renderPage(<NoteForm send={send} />);
  await user.type(field(), 'Una nota');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Revise los datos.')).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Demasiado larga. Lo verá el cliente.');
  expect(field()).toHaveValue('Una nota');
  await user.type(field(), ', más corta');
  expect(field()).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server says of the whole and of its one field is read once', async () => {
  const message = 'Solo quedan 3 bolsas.';
  const send = async () => {
    throw new ApiError(message, 409, 'STOCK_INSUFICIENTE', [{ path: 'notes', message }]);
  };
  const { user } = renderPage(<NoteForm send={send} />);
  await user.type(field(), 'Una nota');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Falta corregir un dato:${message}`);
});

test('it is sent once however often it is pressed, and then leads on without asking', async () => {
  let finish: (address: string) => void = () => undefined;
  const send = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const { user } = renderPage(<NoteForm send={send} />);
  await user.type(field(), 'Una nota');
  expect(hasUnsavedChanges()).toBe(true);
  await user.keyboard('{Enter}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Guardar/ })).toHaveClass('ant-btn-loading');
  finish('/nota/1');
  expect(await screen.findByText('/nota/1')).toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(false);
});
