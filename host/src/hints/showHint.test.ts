import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeHint, showHint } from './showHint';

const show = (kind: Parameters<typeof showHint>[0], text: string, onClose?: () => void): void =>
  act(() => showHint(kind, { text, closeLabel: 'Cerrar', onClose }));

const getShown = (): (string | null)[] => screen.queryAllByRole('status').map((hint) => hint.textContent);

afterEach(() =>
  act(() => {
    removeHint('update');
    removeHint('install');
  }),
);

test('shows one hint: a newer version goes before the installation, which waits', async () => {
  show('install', 'Instale');
  show('update', 'Actualice');
  expect(getShown()).toEqual(['Actualice']);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(getShown()).toEqual(['Instale']);
});

test('a less important hint does not disturb the one that is shown', () => {
  show('update', 'Actualice');
  const shown = screen.getByRole('status');
  show('install', 'Instale');
  expect(screen.getByRole('status')).toBe(shown);
  act(() => removeHint('install'));
  expect(screen.getByRole('status')).toBe(shown);
});

test('Escape closes the hint that has the focus, and its height variable is removed', async () => {
  const onClose = jest.fn();
  show('install', 'Instale', onClose);
  expect(document.documentElement.style.getPropertyValue('--surco-hint-height')).toBe('0px');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(getShown()).toEqual([]);
  expect(document.documentElement.style.getPropertyValue('--surco-hint-height')).toBe('');
});
