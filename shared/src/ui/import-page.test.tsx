import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError, hasUnsavedChanges, networkError } from '../platform';
import { renderPage } from '../testing';
import { ImportPage } from './import-page';
import type { ImportEnd, ImportOutcome, ImportPageProps, ImportSending } from './import-types';

/** jsdom's files cannot be read; a browser's can. */
const xlsx = (name = 'ventas.xlsx', readable = async (): Promise<ArrayBuffer> => new ArrayBuffer(1)): File =>
  Object.assign(new File(['contenido'], name), { slice: () => ({ arrayBuffer: readable }) });

const problems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    column: index % 2 ? 'bolsas' : '',
    message: `Mensaje ${index + 1}`,
  }));

const good: ImportOutcome = { rows: 40, made: 12, problems: [] };

function show(
  send: (sending: ImportSending) => Promise<ImportOutcome>,
  onDone = jest.fn(),
  follow?: ImportPageProps['follow'],
) {
  const sent: Omit<ImportSending, 'onStep'>[] = [];
  const view = renderPage(
    <ImportPage
      noun={['venta', 'ventas']}
      template={<button type="button">Descargar plantilla</button>}
      help="Cada fila es un producto."
      maxBytes={5 * 1024 * 1024}
      send={(sending) => {
        const { onStep: _, ...rest } = sending;
        sent.push(rest);
        return send(sending);
      }}
      list={{ to: '/ventas', label: 'Ver las ventas' }}
      onDone={onDone}
      follow={follow}
    />,
  );
  const choose = async (file = xlsx()) => view.user.upload(screen.getByLabelText('Archivo de ventas'), file);
  return { ...view, sent, onDone, choose };
}

const check = () => screen.getByRole('button', { name: 'Revisar archivo' });

test('X-16 a file is looked at first, then imported, and leads to what was made', async () => {
  const { user, sent, choose, onDone } = show(async () => good);
  expect(check()).toBeDisabled();
  await choose();
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
  await user.click(check());
  expect(await screen.findByText('El archivo está listo: 12 ventas en 40 filas.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Importar 12 ventas' }));
  expect(await screen.findByText('Se registraron 12 ventas en 40 filas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver las ventas' })).toHaveAttribute('href', '/ventas');
  expect(sent.map(({ dryRun, file }) => [dryRun, file.name])).toEqual([
    [true, 'ventas.xlsx'],
    [false, 'ventas.xlsx'],
  ]);
  expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
  expect(onDone).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Importar otro archivo' }));
  expect(check()).toBeDisabled();
});

test('X-16 errors stand in a table by row and column, on pages, and the file stays chosen', async () => {
  const { user, choose } = show(async () => ({ rows: 30, made: 0, problems: problems(23) }));
  await choose();
  await user.click(check());
  expect(await screen.findByText('23 errores por corregir')).toBeVisible();
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(10);
  expect(
    within(rows()[0]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Fila 2', 'Toda la fila', 'Mensaje 1']);
  await user.click(screen.getByTitle('3'));
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

test('X-16 the errors can be taken along as a file', async () => {
  const saved: [string, Blob][] = [];
  let made: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    made = blob;
    return 'blob:prueba';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (made) saved.push([this.download, made]);
  });
  const { user, choose } = show(async () => ({ rows: 30, made: 0, problems: problems(2) }));
  await choose();
  await user.click(check());
  await user.click(await screen.findByRole('button', { name: 'Descargar los errores' }));
  expect(saved[0]?.[0]).toBe('ventas - errores.csv');
  expect(saved[0]?.[1].type).toContain('text/csv');
});

test('X-16 how far it is stands there meanwhile, and nothing can be pressed twice', async () => {
  let finish: (outcome: ImportOutcome) => void = () => undefined;
  const { user, choose } = show(({ onStep }) => {
    onStep({ label: 'Revisando las filas… 500 de 2,000', done: 0.25 });
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await choose();
  await user.click(check());
  const bar = await screen.findByRole('progressbar', { name: 'Revisando las filas… 500 de 2,000' });
  expect(bar).toHaveAttribute('value', '0.25');
  expect(check()).toBeDisabled();
  expect(screen.getByLabelText('Archivo de ventas')).toBeDisabled();
  finish(good);
  expect(await screen.findByRole('button', { name: 'Importar 12 ventas' })).toBeEnabled();
});

describe('an import that the server has goes on, whoever leaves its page', () => {
  const never = new Promise<ImportOutcome>(() => undefined);
  const arrived = ({ dryRun, onStep }: ImportSending): Promise<ImportOutcome> => {
    if (dryRun) return Promise.resolve(good);
    onStep({ label: 'Registrando las ventas…', done: null, arrived: true });
    return never;
  };
  /** Begun and left, as a tab that is closed leaves it. */
  async function leave() {
    const { user, choose, unmount, sent } = show(arrived, jest.fn(), () => () => undefined);
    await choose();
    await user.click(check());
    await user.click(await screen.findByRole('button', { name: 'Importar 12 ventas' }));
    expect(await screen.findByText(/^La importación sigue aunque se salga/)).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    unmount();
    return sent.at(-1)?.idempotencyKey;
  }
  let told: { key: string; end: (end: ImportEnd) => void }[] = [];
  const follow: ImportPageProps['follow'] = (key, onStep, onEnd) => {
    told.push({ key, end: (end) => act(() => onEnd(end)) });
    onStep({ label: 'Registrando las ventas… 5 de 40', done: 0.125 });
    return () => undefined;
  };
  beforeEach(() => {
    told = [];
    localStorage.clear();
  });

  test('X-16 on return it is found again, and its end is told', async () => {
    const key = await leave();
    const { onDone } = show(arrived, jest.fn(), follow);
    expect(screen.getByRole('heading', { name: 'Importación en curso' })).toBeVisible();
    expect(screen.getByText('ventas.xlsx')).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Registrando las ventas… 5 de 40' })).toBeVisible();
    expect(told.map((run) => run.key)).toEqual([key]);
    told[0]?.end('DONE');
    expect(screen.getByRole('heading', { name: 'Importación terminada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver las ventas' })).toBeVisible();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['REFUSED', 'no registró nada'],
    ['LOST', 'no se encontró'],
  ] as const)('X-16 one that ended %s is told, and the page is ready for a file', async (end, words) => {
    await leave();
    const { unmount } = show(arrived, jest.fn(), follow);
    told[0]?.end(end);
    expect(screen.getByRole('alert')).toHaveTextContent(`La importación de ventas.xlsx ${words}`);
    expect(screen.getByLabelText('Archivo de ventas')).toBeEnabled();
    unmount();
    show(arrived, jest.fn(), follow);
    expect(screen.queryByRole('heading', { name: 'Importación en curso' })).toBeNull();
  });

  test('X-16 whoever would rather import another file is not held up by it', async () => {
    await leave();
    const { user } = show(arrived, jest.fn(), follow);
    await user.click(screen.getByRole('button', { name: 'Importar otro archivo' }));
    expect(check()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

test('an import lost with the network is tried again under the same key, so that it is done once', async () => {
  let away = true;
  const { user, sent, choose } = show(async ({ dryRun }) => {
    if (!dryRun && away) throw networkError();
    return good;
  });
  await choose();
  await user.click(check());
  await user.click(await screen.findByRole('button', { name: 'Importar 12 ventas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor.');
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('Importación terminada')).toBeVisible();
  expect(sent[1]?.idempotencyKey).toBe(sent[2]?.idempotencyKey);
});

test('what the server says of a file that is no spreadsheet stands there, the file still chosen', async () => {
  const { user, choose } = show(async () => {
    throw new ApiError('El archivo no es una hoja de cálculo de Excel (.xlsx).', 422, 'ARCHIVO_INVALIDO');
  });
  await choose();
  await user.click(check());
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo no es una hoja de cálculo');
  expect(check()).toBeEnabled();
});

test('a file that holds nothing new is not offered for import', async () => {
  const { user, choose } = show(async () => ({ rows: 40, made: 0, problems: [] }));
  await choose();
  await user.click(check());
  expect(await screen.findByText(/ya se había importado/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

test('a file of another kind is refused before it is sent', async () => {
  const { sent } = show(async () => good);
  fireEvent.change(screen.getByLabelText('Archivo de ventas'), { target: { files: [xlsx('ventas.pdf')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Elija una hoja de cálculo de Excel (.xlsx).');
  expect(check()).toBeDisabled();
  expect(sent).toEqual([]);
});

test('a file that was saved anew since it was chosen is told as such, not as a lost network', async () => {
  const { user, sent, choose } = show(async () => good);
  const stale = xlsx('ventas.xlsx', () => Promise.reject(new DOMException('NotReadable')));
  await choose(stale);
  await user.click(check());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El archivo cambió'));
  expect(sent).toEqual([]);
});
