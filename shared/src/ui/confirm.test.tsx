import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from '../platform';
import { renderPage } from '../testing';
import { type Question, useConfirm } from './confirm';

const question: Question = {
  title: '¿Eliminar la venta V-2026-000123?',
  text: 'El inventario vuelve a estar disponible.',
  confirmLabel: 'Eliminar la venta',
  danger: true,
};

function Delete({ action, reason }: Pick<Question, 'action' | 'reason'>) {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={() => void confirm({ ...question, action, reason }).then((yes) => setAnswer(yes ? 'hecho' : 'nada'))}
      >
        Eliminar
      </button>
      <p>{answer}</p>
      {dialog}
    </>
  );
}

test('a loss is confirmed in words that name the record; turning back does nothing', async () => {
  const action = jest.fn(async () => undefined);
  const { user } = renderPage(<Delete action={action} />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('dialog', { name: question.title })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByText('nada')).toBeVisible();
  expect(action).not.toHaveBeenCalled();
});

test('the question stays with its error until what was asked is done', async () => {
  const action = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('La venta ya fue entregada.', 409, 'TRANSICION'))
    .mockResolvedValue(undefined);
  const { user } = renderPage(<Delete action={action} />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('La venta ya fue entregada.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('hecho')).toBeVisible();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

test('a loss that needs a reason is done with the words given, and not without any', async () => {
  const action = jest.fn(async () => undefined);
  const { user } = renderPage(<Delete action={action} reason={{ label: 'Motivo', missing: 'Escriba el motivo.' }} />);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('Escriba el motivo.')).toBeVisible();
  expect(action).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), '  Se registró dos veces ');
  await user.click(screen.getByRole('button', { name: 'Eliminar la venta' }));
  expect(await screen.findByText('hecho')).toBeVisible();
  expect(action).toHaveBeenCalledWith('Se registró dos veces');
});
