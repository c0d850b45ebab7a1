import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useToasts } from '../../platform';
import { mockApi, recordBody, renderPage } from '../../testing';
import { BarChart, type BarChartProps, LineChart, type LineChartProps } from '.';

const lines: LineChartProps = {
  title: 'Ventas por semana',
  measure: ['bolsa', 'bolsas'],
  source: { list: 'GET /inventories', filters: { seasonId: 't-1' } },
  pointTitle: 'Semana',
  points: [
    { label: 'Semana 1', to: '/ventas?semana=1' },
    { label: 'Semana 2', to: '/ventas?semana=2' },
    { label: 'Semana 3' },
  ],
  series: [
    { name: 'PV 2026', values: [1200, 1, null] },
    { name: 'PV 2025', values: [800, 950, 1000] },
  ],
};

const bars: BarChartProps = {
  title: 'Inventario por producto',
  measure: ['bolsa', 'bolsas'],
  source: { list: 'GET /inventories', filters: {} },
  barTitle: 'Producto',
  parts: ['Vendido', 'Disponible'],
  bars: [
    { label: 'Maíz', to: '/inventario?producto=1', values: [1100, 100] },
    { label: 'Sorgo', to: '/inventario?producto=2', values: [0, 1] },
  ],
};

const ShownAddress = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const getSlider = () => screen.getByRole('slider', { name: 'Recorrer «Ventas por semana»' });

beforeEach(() => useToasts.setState({ toasts: [] }));

function LoadingPage() {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <>
      <button type="button" onClick={() => flushSync(() => setIsLoading(false))}>
        {isLoading ? 'Responder' : 'Comparado con PV 2025'}
      </button>
      <LineChart {...lines} isLoading={isLoading} />
    </>
  );
}

test('the texts of the page are shown before the chart is drawn', () => {
  renderPage(<LoadingPage />);
  act(() => {
    screen.getByText('Responder').click();
    expect(screen.getByText('Comparado con PV 2025')).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
  });
  expect(getSlider()).toBeVisible();
});

test('the keyboard moves between the points, which are announced, and opens their records', async () => {
  const { user } = renderPage(
    <>
      <LineChart {...lines} />
      <ShownAddress />
    </>,
  );
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(getSlider()).toHaveFocus();
  expect(getSlider()).toHaveAttribute('aria-valuetext', 'Semana 2. PV 2026: 1 bolsa; PV 2025: 950 bolsas.');
  // jsdom does not move a range input by keys.
  fireEvent.change(getSlider(), { target: { value: '2' } });
  expect(getSlider()).toHaveAttribute('aria-valuetext', 'Semana 3. PV 2026: –; PV 2025: 1,000 bolsas.');
  expect(screen.queryByRole('link', { name: 'Ver registros' })).toBeNull();
  fireEvent.change(getSlider(), { target: { value: '0' } });
  expect(screen.getByRole('link', { name: 'Ver registros' })).toHaveAttribute('href', '/ventas?semana=1');
  await user.keyboard('{Enter}');
  expect(screen.getByText('/ventas?semana=1')).toBeVisible();
});

test('a pointer shows the nearest point until it leaves, and a click with a mouse opens its records', async () => {
  const { user } = renderPage(
    <>
      <LineChart {...lines} />
      <ShownAddress />
    </>,
  );
  const drawing = getSlider().parentElement!;
  await user.pointer({ target: drawing, coords: { clientX: 50 } });
  expect(within(drawing).getByText('1,200 bolsas', { exact: false })).toBeVisible();
  await user.pointer({ target: document.body });
  expect(within(drawing).queryByText('1,200 bolsas', { exact: false })).toBeNull();
  await user.pointer({ target: drawing, coords: { clientX: 50 }, keys: '[MouseLeft]' });
  expect(screen.getByText('/ventas?semana=1')).toBeVisible();
});

test('names unit and series, copies the values, and shows them as a table with the links of the points', async () => {
  const { user } = renderPage(<LineChart {...lines} />);
  const figure = screen.getByRole('figure', { name: 'Ventas por semana (bolsas)' });
  const series = within(figure).getAllByRole('listitem');
  expect(series.map(({ textContent }) => textContent)).toEqual(['PV 2026', 'PV 2025']);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Semana\tPV 2026 (bolsas)\tPV 2025 (bolsas)\nSemana 1\t1200\t800\nSemana 2\t1\t950\nSemana 3\t\t1000',
  );
  expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'success' })]);
  await user.click(screen.getByRole('button', { name: 'Ver tabla' }));
  expect(screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Semana', 'PV 2026 (bolsas)', 'PV 2025 (bolsas)'],
    ['Semana 1', '1,200', '800'],
    ['Semana 2', '1', '950'],
    ['Semana 3', '–', '1,000'],
  ]);
  expect(screen.getByRole('link', { name: 'Semana 1' })).toHaveAttribute('href', '/ventas?semana=1');
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver gráfica' }));
  expect(getSlider()).toBeVisible();
});

const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

test('X-28 exports the values as CSV, which the audit log records', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => {
    files.push(blob as Blob);
    return 'blob:prueba';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const recorded: unknown[] = [];
  mockApi({ 'POST /exports/charts': recordBody(recorded, { data: null }) });
  const { user } = renderPage(<LineChart {...lines} />);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await readText(files[0]!)).toBe(
    'Semana,PV 2026 (bolsas),PV 2025 (bolsas)\r\nSemana 1,1200,800\r\nSemana 2,1,950\r\nSemana 3,,1000\r\n',
  );
  expect(recorded).toEqual([
    {
      list: 'GET /inventories',
      name: expect.stringMatching(/^Ventas por semana \d{4}-\d\d-\d\d\.csv$/),
      filters: { seasonId: 't-1' },
      rows: 3,
    },
  ]);
});

test('X-28 saves no values when the export cannot be recorded', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  save.mockClear();
  mockApi({ 'POST /exports/charts': { status: 503, error: 'El servicio no está disponible.' } });
  const { user } = renderPage(<LineChart {...lines} />);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'error' })]));
  expect(save).not.toHaveBeenCalled();
});

test('bars are links with their values in words, and the arrow keys move between them', async () => {
  const { user } = renderPage(<BarChart {...bars} />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Maíz 1,200 bolsas Vendido: 1,100 Disponible: 100');
  expect(second).toHaveAttribute('href', '/inventario?producto=2');
  first!.focus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(first).toHaveFocus();
});

test('draws the first ten bars, and all of them on demand', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ label: `Producto ${index}`, values: [1, 2] }));
  const { user } = renderPage(<BarChart {...bars} bars={many} />);
  expect(screen.queryByText('Producto 10')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mostrar todo (12)' }));
  expect(screen.getByText('Producto 11')).toBeVisible();
});

test('a chart without values says so and offers no copy', () => {
  renderPage(<BarChart {...bars} bars={[]} empty={{ text: 'Aún no hay inventario.' }} />);
  expect(screen.getByText('Aún no hay inventario.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure can be retried', async () => {
  const onRetry = jest.fn();
  const { user } = renderPage(<BarChart {...bars} bars={[]} error={new Error('Sin respuesta')} onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('on paper a line chart has the width of the sheet, from any window', () => {
  renderPage(<LineChart {...lines} />);
  const getDrawing = () => screen.getByRole('figure').querySelector('svg[viewBox$=" 260"]');
  const onScreen = getDrawing()?.getAttribute('viewBox');
  fireEvent(window, new Event('beforeprint'));
  expect(getDrawing()).toHaveAttribute('viewBox', '0 0 680 260');
  fireEvent(window, new Event('afterprint'));
  expect(getDrawing()).toHaveAttribute('viewBox', onScreen);
});
