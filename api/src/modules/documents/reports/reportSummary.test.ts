import type { documentFilterNames, SaleFilterName, VoucherFilterName } from '@surco/shared/contract';
import { formatProductName, sumMoney } from '@surco/shared/domain';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { downloadWorkbook } from '../../../testing/workbooks/downloadWorkbook';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;

/**
 * Documents of two consultants in two zones, of one line and of two.
 * @returns the id of one with two lines
 */
async function createDocuments(path: '/sales' | '/vouchers'): Promise<string> {
  const { company } = api;
  const { season, customer, otherCustomer, product, secondProduct } = company;
  const colleague = await api.signInAs(company.colleague);
  const oneLine = [{ productId: product.id, quantity: 3 }];
  const twoLines = [...oneLine, { productId: secondProduct.id, quantity: 2 }];
  let lastId = '';
  for (const [client, { id: customerId }, lines] of [
    [consultant, customer, oneLine],
    [consultant, customer, twoLines],
    [colleague, otherCustomer, twoLines],
  ] as const) {
    const { status, body } = await client.post(path, { customerId, seasonId: season.id, lines });
    expect(status).toBe(201);
    lastId = (body.data as { id: string }).id;
  }
  return lastId;
}

beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

type Cells = Readonly<Record<string, unknown>>;

/** The rows of a sheet by their headings. */
const toRecords = ([headings = [], ...rows]: readonly (readonly unknown[])[]): Cells[] =>
  rows.map((row) => Object.fromEntries(headings.map((heading, at) => [String(heading), row[at]])));

const describeSums = (by: string, name: string, lines: readonly Cells[]) => ({
  by,
  name,
  documents: new Set(lines.map(({ Folio }) => Folio)).size,
  bags: lines.reduce((sum, { Bolsas }) => sum + Number(Bolsas), 0),
  amount: Number(sumMoney(lines.map(({ Importe }) => Number(Importe).toFixed(2)))),
});

const nameColumns: Readonly<Record<string, (line: Cells) => string>> = {
  Producto: ({ Clave, Producto }) => formatProductName({ code: String(Clave), name: String(Producto) }),
  Consultor: ({ Consultor }) => String(Consultor),
  Distribuidor: ({ Distribuidor }) => String(Distribuidor),
  Zona: ({ Zona }) => String(Zona),
};

/** What Resumen has to show for the lines of Detalle; without any, nothing. */
const sumLines = (lines: readonly Cells[]) =>
  Object.entries(nameColumns).flatMap(([by, getName]) =>
    lines.length === 0
      ? []
      : [
          ...[...new Set(lines.map(getName))].map((name) =>
            describeSums(
              by,
              name,
              lines.filter((line) => getName(line) === name),
            ),
          ),
          describeSums(by, 'Total', lines),
        ],
  );

const compare = (a: { by: string; name: string }, b: { by: string; name: string }): number =>
  `${a.by} ${a.name}`.localeCompare(`${b.by} ${b.name}`);

/** Expects that Resumen adds up the lines of Detalle. @returns the number of lines */
async function expectSummaryOfLines(client: TestClient, path: string, selection?: { ids: string[] }): Promise<number> {
  const { rows } = await downloadWorkbook(client, path, selection);
  const lines = toRecords(rows(0));
  const summary = toRecords(rows(1)).map(({ Por, Nombre, Bolsas, Importe, Ventas, DKbonos }) => ({
    by: String(Por),
    name: String(Nombre),
    documents: Number(Ventas ?? DKbonos),
    bags: Number(Bolsas),
    amount: Number(Importe),
  }));
  expect(summary.toSorted(compare)).toEqual(sumLines(lines).toSorted(compare));
  return lines.length;
}

/** Values of a filter, and how many lines each selects. */
type Choices = readonly (readonly [value: string, lines: number])[];

function listSharedFilters(): Record<(typeof documentFilterNames)[number], Choices> {
  const { customer, colleague, distributor, zone, season, secondProduct } = api.company;
  return {
    search: [
      ['000001', 1],
      ['nadie', 0],
    ],
    seasonId: [[season.id, 5]],
    customerId: [[customer.id, 3]],
    consultantId: [[colleague.id, 2]],
    distributorId: [[distributor.id, 5]],
    zoneId: [[zone.id, 3]],
    stateId: [[String(customer.state_id), 5]],
    productId: [[secondProduct.id, 4]],
    from: [['2020-01-01', 5]],
    to: [['2020-01-01', 0]],
  };
}

const listSaleFilters = (): Record<SaleFilterName, Choices> => ({
  ...listSharedFilters(),
  status: [
    ['REGISTRADA', 5],
    ['ENTREGADA', 0],
  ],
});

const listVoucherFilters = (): Record<VoucherFilterName, Choices> => ({
  ...listSharedFilters(),
  status: [
    ['ABIERTO', 5],
    ['CANCELADO', 0],
  ],
  balance: [['due', 5]],
  expiresIn: [['365', 5]],
  expiry: [['OVERDUE', 0]],
});

describe.each([
  { report: '/sales/sale-report', list: '/sales', listFilters: listSaleFilters },
  { report: '/vouchers/voucher-report', list: '/vouchers', listFilters: listVoucherFilters },
] as const)('X-17 the sheet Resumen of $report adds up the lines of Detalle', ({ report, list, listFilters }) => {
  let idWithTwoLines: string;
  beforeAll(async () => {
    idWithTwoLines = await createDocuments(list);
  });

  test('with each filter', async () => {
    for (const [name, choices] of Object.entries(listFilters()))
      for (const [value, lines] of choices)
        expect([name, value, await expectSummaryOfLines(admin, `${report}?${name}=${value}`)]).toEqual([
          name,
          value,
          lines,
        ]);
  });

  test('P-07 within the scope of an administrator and of a consultant', async () => {
    expect(await expectSummaryOfLines(admin, report)).toBe(5);
    expect(await expectSummaryOfLines(consultant, report)).toBe(3);
  });

  test('of a selection', async () => {
    expect(await expectSummaryOfLines(admin, report, { ids: [idWithTwoLines] })).toBe(2);
  });
});
