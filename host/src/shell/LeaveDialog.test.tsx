import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askToLeave } from '../navigation/leaveQuestion';
import { LeaveDialog } from './LeaveDialog';

function ask(): Promise<boolean> {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = askToLeave();
  });
  return answer;
}

test('nothing stands on the page until there is a question', () => {
  render(<LeaveDialog />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('by keyboard: the answer that loses nothing has the focus, and closes the question', async () => {
  render(<LeaveDialog />);
  const answer = ask();
  expect(screen.getByRole('dialog', { name: '¿Salir sin guardar?' })).toHaveAccessibleDescription(/se perderán/);
  expect(screen.getByRole('button', { name: 'Seguir en la página' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving is said in words that name the loss', async () => {
  render(<LeaveDialog />);
  const answer = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Salir y perder los cambios' }));
  await expect(answer).resolves.toBe(true);
});

test('Escape stays', async () => {
  render(<LeaveDialog />);
  const answer = ask();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await expect(answer).resolves.toBe(false);
});

test('a newer question answers the older one with no', async () => {
  render(<LeaveDialog />);
  const first = ask();
  const second = ask();
  await expect(first).resolves.toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Salir y perder los cambios' }));
  await expect(second).resolves.toBe(true);
});
