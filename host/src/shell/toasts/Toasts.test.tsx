import {
  ApiError,
  showErrorToast,
  showToast,
  saysTheSame,
  SEVERITIES,
  type Severity,
  type ToastInput,
  useToasts,
} from '@surco/shared/platform';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOAST_STYLES } from './toastStyles';
import { Toasts } from './Toasts';

const navigate = jest.fn<void, [string]>();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(() => useToasts.setState({ toasts: [] }));
});

const renderToast = (input: Partial<ToastInput> = {}) =>
  act(() => void showToast({ severity: 'info', summary: 'Listo', ...input }));
const advanceTime = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const queryToast = (summary = 'Listo') => screen.queryByText(summary)?.closest('li');
const getToastArea = () => screen.getByRole('region', { name: 'Avisos' });
const setupUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test.each(SEVERITIES)('A-03 a toast of severity %s has its own look, icon and words', (severity: Severity) => {
  render(<Toasts navigate={navigate} />);
  renderToast({ severity, summary: 'Aviso de prueba', detail: 'Qué pasó.' });
  const found = screen.getByRole('listitem');
  expect(found).toHaveClass(`surco-toast-${severity}`);
  expect(within(found).getByRole('img', { name: TOAST_STYLES[severity].name })).toBeVisible();
  expect(found).toHaveTextContent('Aviso de prueba');
  expect(found).toHaveTextContent('Qué pasó.');
  const { icon, name } = TOAST_STYLES[severity];
  const same = SEVERITIES.filter((other) => TOAST_STYLES[other].icon === icon || TOAST_STYLES[other].name === name);
  expect(same).toEqual([severity]);
});

test.each([
  ['a server that failed', new ApiError('Algo salió mal.', 503, 'NO_DISPONIBLE', [], undefined, 'ABCD'), true],
  [
    'a message that says what to do',
    new ApiError('Faltan datos.', 400, 'DATOS_INVALIDOS', [], undefined, 'ABCD'),
    false,
  ],
])('F-04 the code for support of %s', (_title, error, isShown) => {
  render(<Toasts navigate={navigate} />);
  act(() => void showErrorToast(error));
  const text = within(getToastArea()).getByRole('listitem').textContent ?? '';
  expect(text.includes('Código para soporte: ABCD')).toBe(isShown);
});

test('A-03 K-02 a toast stays 5000 ms by default, and one with an infinite duration for ever', () => {
  render(<Toasts navigate={navigate} />);
  renderToast();
  renderToast({ summary: 'Breve', durationMs: 800 });
  renderToast({ summary: 'Fijo', durationMs: Number.POSITIVE_INFINITY });
  advanceTime(799);
  expect(queryToast('Breve')).toBeInTheDocument();
  advanceTime(1);
  expect(queryToast('Breve')).toBeUndefined();
  advanceTime(4199);
  expect(queryToast()).toBeInTheDocument();
  advanceTime(1);
  expect(queryToast()).toBeUndefined();
  advanceTime(3_600_000);
  expect(queryToast('Fijo')).toBeInTheDocument();
});

test('A-03 pauses a toast while the toast area is hovered', () => {
  render(<Toasts navigate={navigate} />);
  renderToast({ durationMs: 1000 });
  advanceTime(600);
  fireEvent.pointerEnter(getToastArea());
  advanceTime(5000);
  expect(queryToast()).toBeInTheDocument();
  fireEvent.pointerLeave(getToastArea());
  advanceTime(399);
  expect(queryToast()).toBeInTheDocument();
  advanceTime(1);
  expect(queryToast()).toBeUndefined();
});

test('A-03 pauses a toast while the toast area contains the focus', () => {
  render(<Toasts navigate={navigate} />);
  renderToast({ durationMs: 1000 });
  act(() => screen.getByRole('button', { name: 'Cerrar: Listo' }).focus());
  advanceTime(5000);
  expect(queryToast()).toBeInTheDocument();
});

test('A-03 the close button closes a toast and restores the focus', async () => {
  render(
    <>
      <button type="button">Guardar</button>
      <Toasts navigate={navigate} />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Guardar' });
  act(() => before.focus());
  renderToast();
  const user = setupUser();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cerrar: Listo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(queryToast()).toBeUndefined();
  expect(before).toHaveFocus();
});

test('A-03 a toast that is not closable has no button and stays on Escape', async () => {
  render(<Toasts navigate={navigate} />);
  renderToast({ closable: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await setupUser().keyboard('{Escape}');
  expect(queryToast()).toBeInTheDocument();
});

test('A-03 Escape closes the newest toast, but not while a dialog is open around the focus', async () => {
  render(
    <>
      <dialog open aria-label="Confirmar">
        <button type="button">Aceptar</button>
      </dialog>
      <Toasts navigate={navigate} />
    </>,
  );
  renderToast({ summary: 'Primero' });
  renderToast({ summary: 'Segundo' });
  const user = setupUser();
  act(() => screen.getByRole('button', { name: 'Aceptar' }).focus());
  await user.keyboard('{Escape}');
  expect(queryToast('Segundo')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Aceptar' }).blur());
  await user.keyboard('{Escape}');
  expect(queryToast('Segundo')).toBeUndefined();
  expect(queryToast('Primero')).toBeInTheDocument();
});

test('A-03 a toast that says the same again is shown once with its count, and its time begins again', () => {
  render(<Toasts navigate={navigate} />);
  renderToast({ detail: 'Venta V-1' });
  renderToast({ detail: 'Venta V-2' });
  advanceTime(4000);
  renderToast({ detail: 'Venta V-1' });
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Listo ×2Venta V-1', 'ListoVenta V-2']);
  advanceTime(1000);
  expect(texts()).toEqual(['Listo ×2Venta V-1']);
  advanceTime(3999);
  expect(texts()).toHaveLength(1);
  advanceTime(1);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test.each<[ToastInput, ToastInput, boolean]>([
  [{ severity: 'info', summary: 'A' }, { severity: 'info', summary: 'A' }, true],
  [{ severity: 'info', summary: 'A' }, { severity: 'error', summary: 'A' }, false],
  [{ severity: 'info', summary: 'A' }, { severity: 'info', summary: 'B' }, false],
  [{ severity: 'info', summary: 'A', detail: 'x' }, { severity: 'info', summary: 'A' }, false],
  [{ severity: 'error', summary: 'A', supportText: '1' }, { severity: 'error', summary: 'A', supportText: '2' }, true],
])('A-03 %j and %j say the same: %s', (first, second, expected) => {
  expect(saysTheSame(first, second)).toBe(expected);
});

test('A-03 X-30 leads to the page that a toast offers, and goes', async () => {
  render(<Toasts navigate={navigate} />);
  renderToast({ link: { label: 'Ver recibo', to: '/recibo' } });
  await setupUser().click(screen.getByRole('button', { name: 'Ver recibo' }));
  expect(navigate).toHaveBeenCalledWith('/recibo');
  expect(queryToast()).toBeUndefined();
});

test('A-03 errors and warnings interrupt the screen reader, others wait', () => {
  render(<Toasts navigate={navigate} />);
  renderToast({ severity: 'error', summary: 'Error' });
  renderToast({ severity: 'warn', summary: 'Cuidado' });
  renderToast({ severity: 'success', summary: 'Guardado' });
  expect(queryToast('Error')?.parentElement).toHaveAttribute('aria-live', 'assertive');
  expect(queryToast('Cuidado')?.parentElement).toHaveAttribute('aria-live', 'assertive');
  expect(queryToast('Guardado')?.parentElement).toHaveAttribute('aria-live', 'polite');
});
