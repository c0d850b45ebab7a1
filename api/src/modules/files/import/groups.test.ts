import { groupRows } from './groups';
import { saleSheet, type ImportRow } from './rows';
import { parseSheet } from './sheet';

const cells = {
  referencia_externa: 'R-1',
  fecha: '15/11/2026',
  temporada: 'PV 2026',
  rfc_cliente: null,
  telefono_cliente: '8711234567',
  clave_producto: 'DKX-620',
  bolsas: 2,
  descuento_pct: 7.5,
  distribuidor: 'Agrosemillas del Norte',
  correo_consultor: 'ana@surco.test',
  notas: null,
};

const rowsOf = async (...changes: object[]): Promise<ImportRow[]> => {
  const values = changes.map((change) => Object.values({ ...cells, ...change }));
  return (await parseSheet([Object.keys(cells), ...values], saleSheet)).rows;
};

const grouped = async (...changes: object[]) => {
  const errors: Awaited<ReturnType<typeof parseSheet>>['errors'] = [];
  return { groups: await groupRows(await rowsOf(...changes), errors), errors };
};

test.each([
  [7.5, 0.075],
  [0.5, 0.005],
  [5, 0.05],
  [null, 0],
])('X-16 a discount of %p in the sheet is %p of the price', async (descuento_pct, discount) => {
  expect((await rowsOf({ descuento_pct })).map((row) => row.discount)).toEqual([discount]);
});

test.each([
  ['fecha', '16/11/2026'],
  ['temporada', 'OI 2026'],
  ['rfc_cliente', 'PELJ8503152D8'],
  ['telefono_cliente', '8717654321'],
  ['distribuidor', 'Otro'],
  ['correo_consultor', 'luis@surco.test'],
])('X-16 rows of one reference agree on %s', async (column, other) => {
  const message = 'No coincide con la fila 2, que lleva la misma referencia.';
  expect((await grouped({}, { [column]: other })).errors).toEqual([{ row: 3, column, message }]);
});

test('X-16 rows of one reference are one sale, whatever the case and accents, with the notes of all', async () => {
  const { groups, errors } = await grouped(
    { notas: 'Entregar lunes' },
    { temporada: 'pv 2026', clave_producto: 'DKX-680', notas: 'Pagar en efectivo' },
    { referencia_externa: 'R-2' },
    { distribuidor: 'AGROSEMILLAS DEL NORTE', clave_producto: 'DKX-450', notas: 'Entregar lunes' },
  );
  expect(errors).toEqual([]);
  expect(groups.map(({ reference, rows, notes }) => [reference, rows.map(({ row }) => row), notes])).toEqual([
    ['R-1', [2, 3, 5], 'Entregar lunes\nPagar en efectivo'],
    ['R-2', [4], ''],
  ]);
});

test('X-16 the same rows are known again wherever they stand, and others are not', async () => {
  const digests = async (...changes: object[]) => (await grouped(...changes)).groups.map(({ digest }) => digest);
  const [here] = await digests({});
  expect(await digests({ referencia_externa: 'R-0' }, {})).toContain(here);
  expect(await digests({ bolsas: 3 })).not.toContain(here);
});
