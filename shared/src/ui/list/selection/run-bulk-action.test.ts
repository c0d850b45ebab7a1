import { ApiError } from '../../../platform';
import { type BulkResult, runBulkAction } from './run-bulk-action';

const rows = Array.from({ length: 10 }, (_, index) => index);

async function run(send: (row: number) => Promise<unknown>, controller = new AbortController()) {
  const results = new Map<number, BulkResult>();
  await runBulkAction({ rows, send, signal: controller.signal, onResult: (row, result) => results.set(row, result) });
  return rows.map((row) => results.get(row));
}

test('sends every record once, at most four at a time', async () => {
  const sent: number[] = [];
  let active = 0;
  let most = 0;
  const results = await run(async (row) => {
    sent.push(row);
    most = Math.max(most, (active += 1));
    await Promise.resolve();
    active -= 1;
  });
  expect(sent).toEqual(rows);
  expect(most).toBe(4);
  expect(results).toEqual(rows.map(() => ({ status: 'done' })));
});

test('continues after a refused record, and returns the sentence of the API or those of its fields', async () => {
  const results = await run(async (row) => {
    if (row === 1) throw new ApiError('La venta ya está entregada.', 409, 'TRANSICION_INVALIDA');
    if (row === 2)
      throw new ApiError('Revise los datos.', 400, 'DATOS_INVALIDOS', [{ path: 'x', message: 'No está activo.' }]);
  });
  expect(results.slice(0, 4)).toEqual([
    { status: 'done' },
    { status: 'refused', message: 'La venta ya está entregada.' },
    { status: 'refused', message: 'No está activo.' },
    { status: 'done' },
  ]);
});

test.each([
  [0, 'RED'],
  [429, 'DEMASIADOS_INTENTOS'],
  [503, 'SERVICIO_NO_DISPONIBLE'],
])('sends nothing more after a temporary failure with status %i', async (status, code) => {
  const sent: number[] = [];
  const results = await run(async (row) => {
    sent.push(row);
    if (row === 0) throw new ApiError('Sin respuesta.', status, code);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(sent).toEqual([0, 1, 2, 3]);
  expect(results[0]).toEqual({ status: 'unsent', message: 'Sin respuesta.' });
  expect(results.slice(1, 4)).toEqual([{ status: 'done' }, { status: 'done' }, { status: 'done' }]);
  expect(results.slice(4)).toEqual(rows.slice(4).map(() => ({ status: 'unsent', message: 'No se envió.' })));
});

test('sends nothing more after it was stopped', async () => {
  const controller = new AbortController();
  const results = await run(async () => controller.abort(), controller);
  expect(results.filter((result) => result?.status === 'done')).toHaveLength(1);
});
