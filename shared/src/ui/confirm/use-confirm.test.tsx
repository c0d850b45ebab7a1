import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, useToasts } from '../../platform';
import { renderPage } from '../../testing';
import type { ConfirmQuestion } from './confirm-question';
import { useConfirm } from './use-confirm';

const question: ConfirmQuestion = {
  title: '¿Eliminar la venta V-2026-000123?',
  text: 'El inventario vuelve a estar disponible.',
  confirmLabel: 'Eliminar la venta',
  danger: true,
};

function DeleteButton({ action, reason, doneMessage }: Pick<ConfirmQuestion, 'action' | 'reason' | 'doneMessage'>) {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void confirm({ ...question, action, reason, doneMessage }).then((yes) => setAnswer(yes ? 'hecho' : 'nada'))
        }
      >
        Eliminar
      </button>
      <p>{answer}</p>
      {dialog}
    </>
  );
}

test('stays open with the error until the action succeeds', async () => {
  const action = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('La venta ya fue entregada.', 409, 'TRANSICION_INVALIDA'))
    .mockResolvedValue(undefined);
  const { user } = renderPage(<DeleteButton action={action} />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('La venta ya fue entregada.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('hecho')).toBeVisible();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

test('shows the field errors of the API instead of its general message', async () => {
  const details = [{ path: 'confirmation', message: 'Escriba exactamente «Rancho Uno» para confirmar.' }];
  const action = () => Promise.reject(new ApiError('Revise los datos.', 400, 'DATOS_INVALIDOS', details));
  const { user } = renderPage(<DeleteButton action={action} />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Escriba exactamente «Rancho Uno» para confirmar\.$/);
});

test('requires a reason and passes it trimmed to the action', async () => {
  const action = jest.fn(async () => undefined);
  const { user } = renderPage(
    <DeleteButton action={action} reason={{ label: 'Motivo', missingText: 'Escriba el motivo.' }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escriba el motivo.');
  expect(action).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), '  Se registró dos veces ');
  await user.click(screen.getByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('hecho')).toBeVisible();
  expect(action).toHaveBeenCalledWith('Se registró dos veces');
});

test('asks with a title that names the record; cancelling runs no action, and the action ends with its message', async () => {
  const action = jest.fn(async () => undefined);
  useToasts.setState({ toasts: [] });
  const { user } = renderPage(<DeleteButton action={action} doneMessage="La venta se eliminó" />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('dialog', { name: question.title })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByText('nada')).toBeVisible();
  expect(action).not.toHaveBeenCalled();
  expect(useToasts.getState().toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la venta' }));
  await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ summary: 'La venta se eliminó' }]));
});
