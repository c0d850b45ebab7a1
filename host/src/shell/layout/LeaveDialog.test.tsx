import { useUnsavedChanges } from '@surco/shared/platform';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askToLeave, type LeaveAnswer } from '../../navigation/leaveConfirmation';
import { LeaveDialog } from './LeaveDialog';

function openDialog(): Promise<LeaveAnswer> {
  let answer: Promise<LeaveAnswer> = Promise.resolve('stay');
  act(() => {
    answer = askToLeave();
  });
  return answer;
}

test('renders nothing without a question', () => {
  render(<LeaveDialog />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('focuses the button that stays, which closes the dialog', async () => {
  render(<LeaveDialog />);
  const answer = openDialog();
  expect(screen.getByRole('dialog', { name: '¿Salir sin guardar?' })).toHaveAccessibleDescription(/se perderán/);
  expect(screen.getByRole('button', { name: 'Seguir en la página' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe('stay');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('names the loss on the button that leaves', async () => {
  render(<LeaveDialog />);
  const answer = openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Salir y perder los cambios' }));
  await expect(answer).resolves.toBe('discard');
});

test('offers to store a draft where every form with changes has one', async () => {
  renderHook(() => useUnsavedChanges(true, async () => true));
  render(<LeaveDialog />);
  const answer = openDialog();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Guárdelos como borrador/);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar borrador y salir' }));
  await expect(answer).resolves.toBe('save-draft');
  renderHook(() => useUnsavedChanges(true));
  void openDialog();
  expect(screen.queryByRole('button', { name: 'Guardar borrador y salir' })).not.toBeInTheDocument();
});

test('Escape stays', async () => {
  render(<LeaveDialog />);
  const answer = openDialog();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await expect(answer).resolves.toBe('stay');
});

test('answers an open question with no when a new one comes', async () => {
  render(<LeaveDialog />);
  const first = openDialog();
  const second = openDialog();
  await expect(first).resolves.toBe('stay');
  await userEvent.click(screen.getByRole('button', { name: 'Salir y perder los cambios' }));
  await expect(second).resolves.toBe('discard');
});
