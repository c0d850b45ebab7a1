import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { xlsxMediaType } from '../../domain/xlsxMediaType';
import { ApiError, hasUnsavedChanges, createNetworkError, setFileToImport } from '../../platform';
import { renderPage } from '../../testing';
import { ImportPage } from './import-page';
import type { ImportEndState, ImportOutcome, ImportPageProps, ImportRequest } from './import-types';

/** Creates a file whose content can be read, which jsdom does not implement. */
const createXlsxFile = (name = 'ventas.xlsx', read = async (): Promise<ArrayBuffer> => new ArrayBuffer(1)): File =>
  Object.assign(new File(['contenido'], name), { slice: () => ({ arrayBuffer: read }) });

const createErrors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    column: index % 2 ? 'bolsas' : '',
    message: `Mensaje ${index + 1}`,
  }));

const good: ImportOutcome = { rows: 40, createdCount: 12, errors: [] };

function show(
  send: (request: ImportRequest) => Promise<ImportOutcome>,
  onDone = jest.fn(),
  watchImport?: ImportPageProps['watchImport'],
) {
  const sent: Omit<ImportRequest, 'onProgress'>[] = [];
  const view = renderPage(
    <ImportPage
      noun={['venta', 'ventas']}
      template={<button type="button">Descargar plantilla</button>}
      help="Cada fila es un producto."
      maxBytes={5 * 1024 * 1024}
      send={(request) => {
        const { onProgress: _, ...rest } = request;
        sent.push(rest);
        return send(request);
      }}
      list={{ to: '/ventas', label: 'Ver las ventas' }}
      onDone={onDone}
      watchImport={watchImport}
    />,
  );
  const choose = async (file = createXlsxFile()) => view.user.upload(screen.getByLabelText('Archivo de ventas'), file);
  return { ...view, sent, onDone, choose };
}

const getCheckButton = () => screen.getByRole('button', { name: 'Revisar archivo' });

test('X-16 validates a file, imports it and links to the created records', async () => {
  const { user, sent, choose, onDone } = show(async () => good);
  expect(getCheckButton()).toBeDisabled();
  // Some pickers filter by the ending, others by the media type.
  expect(screen.getByLabelText('Archivo de ventas')).toHaveAttribute(
    'accept',
    `.xlsx,.csv,.txt,${xlsxMediaType},text/csv,text/comma-separated-values,text/plain`,
  );
  await choose();
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
  await user.click(getCheckButton());
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
  expect(getCheckButton()).toBeDisabled();
});

test('X-16 shows the sheet that was read and the total of each record before it imports', async () => {
  const preview = Array.from({ length: 12 }, (_, index) => ({
    row: index + 2,
    reference: `R-${index + 1}`,
    total: '3657.50',
  }));
  const { user, choose } = show(async () => ({ ...good, sheet: 'Noviembre', preview }));
  await choose();
  await user.click(getCheckButton());
  expect(await screen.findByRole('status')).toHaveTextContent(/12 ventas en 40 filas\. Se leyó la hoja «Noviembre»\./);
  expect(await screen.findByText('12 ventas, $43,890.00 en total')).toBeVisible();
  const listRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(listRows()).toHaveLength(10);
  expect(listRows()[0]).toHaveAccessibleName(/Fila 2.*R-1.*\$3,657\.50/);
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(listRows()).toHaveLength(2);
});

test('X-16 starts with a file from another page, once', async () => {
  setFileToImport(createXlsxFile());
  const { unmount } = show(async () => good);
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
  expect(getCheckButton()).toBeEnabled();
  unmount();
  show(async () => good);
  expect(getCheckButton()).toBeDisabled();
});

test('X-16 shows errors by row and column on pages, downloads them, and keeps the file', async () => {
  const saved: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:prueba';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, choose } = show(async () => ({ rows: 30, createdCount: 0, errors: createErrors(23) }));
  await choose();
  await user.click(getCheckButton());
  expect(await screen.findByText('23 errores por corregir')).toBeVisible();
  const listRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(listRows()).toHaveLength(10);
  expect(
    within(listRows()[0]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Fila 2', 'Toda la fila', 'Mensaje 1']);
  await user.click(screen.getByRole('button', { name: 'Página 3' }));
  expect(listRows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Descargar los errores' }));
  expect([saved, blobs[0]?.type]).toEqual([['ventas - errores.csv'], expect.stringContaining('text/csv')]);
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

test('X-16 shows the progress of a dry run and disables its button and the file input meanwhile', async () => {
  let finish: (outcome: ImportOutcome) => void = () => undefined;
  const { user, choose } = show(({ onProgress }) => {
    onProgress({ label: 'Revisando las filas… 500 de 2,000', progress: 0.25 });
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await choose();
  await user.click(getCheckButton());
  const bar = await screen.findByRole('progressbar', { name: 'Revisando las filas… 500 de 2,000' });
  expect(bar).toHaveAttribute('value', '0.25');
  expect(getCheckButton()).toBeDisabled();
  expect(screen.getByLabelText('Archivo de ventas')).toBeDisabled();
  finish(good);
  expect(await screen.findByRole('button', { name: 'Importar 12 ventas' })).toBeEnabled();
});

describe('an uploaded import continues when the page is left', () => {
  const never = new Promise<ImportOutcome>(() => undefined);
  const uploadOnly = ({ dryRun, onProgress }: ImportRequest): Promise<ImportOutcome> => {
    if (dryRun) return Promise.resolve(good);
    onProgress({ label: 'Registrando las ventas…', progress: null, isUploaded: true });
    return never;
  };
  /** Starts an import and unmounts the page while it runs. @returns the idempotency key of the import */
  async function leave() {
    const { user, choose, unmount, sent } = show(uploadOnly, jest.fn(), () => () => undefined);
    await choose();
    await user.click(getCheckButton());
    await user.click(await screen.findByRole('button', { name: 'Importar 12 ventas' }));
    expect(await screen.findByText(/^La importación sigue aunque se salga/)).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    unmount();
    return sent.at(-1)?.idempotencyKey;
  }
  let watched: { key: string; end: (end: ImportEndState) => void }[] = [];
  const watchImport: ImportPageProps['watchImport'] = (key, onStep, onEnd) => {
    watched.push({ key, end: (end) => act(() => onEnd(end)) });
    onStep({ label: 'Registrando las ventas… 5 de 40', progress: 0.125 });
    return () => undefined;
  };
  beforeEach(() => {
    watched = [];
    localStorage.clear();
  });

  test('X-16 resumes the import on return and shows its end', async () => {
    const key = await leave();
    const { onDone } = show(uploadOnly, jest.fn(), watchImport);
    expect(screen.getByRole('heading', { name: 'Importación en curso' })).toBeVisible();
    expect(screen.getByText('ventas.xlsx')).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Registrando las ventas… 5 de 40' })).toBeVisible();
    expect(watched.map((run) => run.key)).toEqual([key]);
    watched[0]?.end('DONE');
    expect(screen.getByRole('heading', { name: 'Importación terminada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver las ventas' })).toBeVisible();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['REFUSED', 'no registró nada'],
    ['LOST', 'no se encontró'],
  ] as const)('X-16 shows that it ended as %s and accepts another file', async (end, text) => {
    await leave();
    const { unmount } = show(uploadOnly, jest.fn(), watchImport);
    watched[0]?.end(end);
    expect(screen.getByRole('alert')).toHaveTextContent(`La importación de ventas.xlsx ${text}`);
    expect(screen.getByLabelText('Archivo de ventas')).toBeEnabled();
    unmount();
    show(uploadOnly, jest.fn(), watchImport);
    expect(screen.queryByRole('heading', { name: 'Importación en curso' })).toBeNull();
  });

  test('X-16 allows importing another file meanwhile', async () => {
    await leave();
    const { user } = show(uploadOnly, jest.fn(), watchImport);
    await user.click(screen.getByRole('button', { name: 'Importar otro archivo' }));
    expect(getCheckButton()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

test('retries after a network error with the same key, so that it runs once', async () => {
  let isOffline = true;
  const { user, sent, choose } = show(async ({ dryRun }) => {
    if (!dryRun && isOffline) throw createNetworkError();
    return good;
  });
  await choose();
  await user.click(getCheckButton());
  await user.click(await screen.findByRole('button', { name: 'Importar 12 ventas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor.');
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('Importación terminada')).toBeVisible();
  expect(sent[1]?.idempotencyKey).toBe(sent[2]?.idempotencyKey);
});

test('R-53 X-35 warns before decisions are lost, also after a refused and a failed attempt', async () => {
  const checked: ImportOutcome = {
    ...good,
    duplicates: [
      {
        row: 4,
        reason: 'Mismo teléfono',
        isSame: true,
        incoming: [],
        existing: { id: 'c-1', row: null, label: 'Ana Ruiz', fields: [] },
        choices: ['SKIP', 'MERGE'],
        decision: 'SKIP',
      },
    ],
  };
  const attempts = [async () => ({ ...checked, errors: createErrors(1) }), () => Promise.reject(createNetworkError())];
  const { user, choose } = show(async ({ dryRun }) => (dryRun ? checked : (attempts.shift()?.() ?? good)));
  await choose();
  await user.click(getCheckButton());
  await user.click(await screen.findByRole('radio', { name: 'Completar el que existe' }));
  for (const text of [/^No se registró nada/, 'No hay conexión con el servidor.']) {
    if (screen.queryByRole('button', { name: /^Importar/ }) === null) await user.click(getCheckButton());
    await user.click(await screen.findByRole('button', { name: 'Importar 12 ventas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(hasUnsavedChanges()).toBe(true);
  }
});

test('shows the server error for a file that is not a spreadsheet and keeps the file', async () => {
  const { user, choose } = show(async () => {
    throw new ApiError('El archivo no es una hoja de cálculo de Excel (.xlsx).', 422, 'ARCHIVO_INVALIDO');
  });
  await choose();
  await user.click(getCheckButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo no es una hoja de cálculo');
  expect(getCheckButton()).toBeEnabled();
});

test('does not offer to import a file without new records', async () => {
  const { user, choose } = show(async () => ({ rows: 40, createdCount: 0, errors: [] }));
  await choose();
  await user.click(getCheckButton());
  expect(await screen.findByText(/ya se había importado/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

test('reports a file that changed after it was chosen, and rejects one of another type', async () => {
  const { user, sent, choose } = show(async () => good);
  await choose(createXlsxFile('ventas.xlsx', () => Promise.reject(new DOMException('NotReadable'))));
  await user.click(getCheckButton());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El archivo cambió'));
  fireEvent.change(screen.getByLabelText('Archivo de ventas'), { target: { files: [createXlsxFile('ventas.pdf')] } });
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Elija una hoja de cálculo de Excel (.xlsx) o un archivo .csv.',
    ),
  );
  expect(getCheckButton()).toBeDisabled();
  expect(sent).toEqual([]);
});
