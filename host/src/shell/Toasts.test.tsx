import { notify, SEVERITIES, type Severity, type ToastInput, useToasts } from '@surco/shared/platform';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOOKS } from './toastLooks';
import { Toasts } from './Toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => useToasts.setState({ toasts: [] }));
});

const show = (input: Partial<ToastInput> = {}) =>
  act(() => void notify({ severity: 'info', summary: 'Listo', ...input }));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const toast = (summary = 'Listo') => screen.queryByText(summary)?.closest('li');
const area = () => screen.getByRole('region', { name: 'Avisos' });
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test.each(SEVERITIES)('A-03 a toast of severity %s has its own look, icon and words', (severity: Severity) => {
  render(<Toasts />);
  show({ severity, summary: 'Aviso de prueba', detail: 'Qué pasó.' });
  const found = screen.getByRole('listitem');
  expect(found).toHaveClass(`surco-toast-${severity}`);
  expect(within(found).getByRole('img', { name: LOOKS[severity].name })).toBeVisible();
  expect(found).toHaveTextContent('Aviso de prueba');
  expect(found).toHaveTextContent('Qué pasó.');
});

test('A-03 no two severities share a word or a shape', () => {
  const looks = SEVERITIES.map((severity) => LOOKS[severity]);
  expect(new Set(looks.map(({ name }) => name)).size).toBe(6);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(6);
});

test('A-03 K-02 a toast lives 5000 ms unless told otherwise', () => {
  render(<Toasts />);
  show();
  show({ summary: 'Breve', life: 800 });
  pass(799);
  expect(toast('Breve')).toBeInTheDocument();
  pass(1);
  expect(toast('Breve')).toBeUndefined();
  pass(4199);
  expect(toast()).toBeInTheDocument();
  pass(1);
  expect(toast()).toBeUndefined();
});

test('A-03 a life without end never ends', () => {
  render(<Toasts />);
  show({ life: Number.POSITIVE_INFINITY });
  pass(3_600_000);
  expect(toast()).toBeInTheDocument();
});

test('A-03 no toast grows older while one is pointed at', () => {
  render(<Toasts />);
  show({ life: 1000 });
  pass(600);
  fireEvent.pointerEnter(area());
  pass(5000);
  expect(toast()).toBeInTheDocument();
  fireEvent.pointerLeave(area());
  pass(399);
  expect(toast()).toBeInTheDocument();
  pass(1);
  expect(toast()).toBeUndefined();
});

test('A-03 no toast grows older while one holds the focus', () => {
  render(<Toasts />);
  show({ life: 1000 });
  act(() => screen.getByRole('button', { name: 'Cerrar: Listo' }).focus());
  pass(5000);
  expect(toast()).toBeInTheDocument();
});

test('A-03 a toast is closed by its button, and the focus returns', async () => {
  render(
    <>
      <button type="button">Guardar</button>
      <Toasts />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Guardar' });
  act(() => before.focus());
  show();
  const user = person();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cerrar: Listo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(toast()).toBeUndefined();
  expect(before).toHaveFocus();
});

test('A-03 a toast that is not closable has no button and stays on Escape', async () => {
  render(<Toasts />);
  show({ closable: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await person().keyboard('{Escape}');
  expect(toast()).toBeInTheDocument();
});

test('A-03 Escape closes the newest toast, but not while a dialog is open around the focus', async () => {
  render(
    <>
      <dialog open aria-label="Confirmar">
        <button type="button">Aceptar</button>
      </dialog>
      <Toasts />
    </>,
  );
  show({ summary: 'Primero' });
  show({ summary: 'Segundo' });
  const user = person();
  act(() => screen.getByRole('button', { name: 'Aceptar' }).focus());
  await user.keyboard('{Escape}');
  expect(toast('Segundo')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Aceptar' }).blur());
  await user.keyboard('{Escape}');
  expect(toast('Segundo')).toBeUndefined();
  expect(toast('Primero')).toBeInTheDocument();
});

test('A-03 ids increment', () => {
  render(<Toasts />);
  show();
  show();
  const [first, second] = useToasts.getState().toasts;
  expect(second!.id).toBe(first!.id + 1);
});

test('A-03 errors and warnings are read out at once, the rest in turn', () => {
  render(<Toasts />);
  show({ severity: 'error', summary: 'Error' });
  show({ severity: 'warn', summary: 'Cuidado' });
  show({ severity: 'success', summary: 'Guardado' });
  expect(toast('Error')?.parentElement).toHaveAttribute('aria-live', 'assertive');
  expect(toast('Cuidado')?.parentElement).toHaveAttribute('aria-live', 'assertive');
  expect(toast('Guardado')?.parentElement).toHaveAttribute('aria-live', 'polite');
});
