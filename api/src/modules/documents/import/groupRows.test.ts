import { groupRows } from './groupRows';
import { saleSheetFormat, type SaleImportRow } from './saleSheetFormat';
import { parseSheet } from '../../../core/workbook/rows/parseSheet';

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

const parseRows = async (...changes: object[]): Promise<SaleImportRow[]> => {
  const values = changes.map((change) => Object.values({ ...cells, ...change }));
  return (await parseSheet({ name: 'Ventas', rows: [Object.keys(cells), ...values] }, saleSheetFormat)).rows;
};

const groupChangedRows = async (...changes: object[]) => {
  const errors: Awaited<ReturnType<typeof parseSheet>>['errors'] = [];
  return { groups: await groupRows(await parseRows(...changes), errors), errors };
};

test.each([
  [7.5, 0.075],
  [0.5, 0.005],
  [5, 0.05],
  [null, 0],
])('X-16 reads a discount of %p in the sheet as the fraction %p', async (descuento_pct, discount) => {
  expect((await parseRows({ descuento_pct })).map((row) => row.discount)).toEqual([discount]);
});

test.each([
  ['fecha', '16/11/2026'],
  ['temporada', 'OI 2026'],
  ['rfc_cliente', 'PELJ8503152D8'],
  ['telefono_cliente', '8717654321'],
  ['distribuidor', 'Otro'],
  ['correo_consultor', 'luis@surco.test'],
])('X-16 rejects rows of one reference that differ in %s', async (column, other) => {
  const message = 'No coincide con la fila 2, que lleva la misma referencia.';
  expect((await groupChangedRows({}, { [column]: other })).errors).toEqual([{ row: 3, column, message }]);
});

test('X-16 groups rows of one reference into one sale, even if their season or distributor differs in case, and joins the notes', async () => {
  const { groups, errors } = await groupChangedRows(
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

test('X-16 groups references by what their cells show, as other keys', async () => {
  const { groups } = await groupChangedRows(
    { referencia_externa: { value: 421, shown: '00421' } },
    { referencia_externa: '00421', clave_producto: 'DKX-680' },
    { referencia_externa: 421 },
    { referencia_externa: 'Ref‑9' },
    { referencia_externa: 'REF-9', clave_producto: 'DKX-680' },
  );
  expect(groups.map(({ reference, rows }) => [reference, rows.length])).toEqual([
    ['00421', 2],
    ['421', 1],
    ['Ref‑9', 2],
  ]);
});

test('X-16 gives the same rows the same digest at any position, and other rows another one', async () => {
  const hashGroups = async (...changes: object[]) =>
    (await groupChangedRows(...changes)).groups.map(({ digest }) => digest);
  const [here] = await hashGroups({});
  expect(await hashGroups({ referencia_externa: 'R-0' }, {})).toContain(here);
  expect(await hashGroups({ bolsas: 3 })).not.toContain(here);
});
