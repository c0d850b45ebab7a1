import { formatProductName, sumMoney } from '@surco/shared/domain';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { downloadWorkbook } from '../../../testing/workbooks/downloadWorkbook';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;

/** Documents of two consultants in two zones, of one line and of two. */
async function createDocuments(path: '/sales' | '/vouchers'): Promise<void> {
  const { company } = api;
  const { season, customer, otherCustomer, product, secondProduct } = company;
  const colleague = await api.signInAs(company.colleague);
  const oneLine = [{ productId: product.id, quantity: 3 }];
  const twoLines = [...oneLine, { productId: secondProduct.id, quantity: 2 }];
  for (const [client, { id: customerId }, lines] of [
    [consultant, customer, oneLine],
    [consultant, customer, twoLines],
    [colleague, otherCustomer, twoLines],
  ] as const)
    expect((await client.post(path, { customerId, seasonId: season.id, lines })).status).toBe(201);
}

beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
  await createDocuments('/sales');
  await createDocuments('/vouchers');
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

interface FilterCase {
  filter: string;
  /** The lines that it selects. */
  lines: number;
}

function listFilters(): FilterCase[] {
  const { customer, colleague, distributor, zone, season, secondProduct } = api.company;
  return [
    { filter: '', lines: 5 },
    { filter: `customerId=${customer.id}`, lines: 3 },
    { filter: `consultantId=${colleague.id}`, lines: 2 },
    { filter: `distributorId=${distributor.id}`, lines: 5 },
    { filter: `zoneId=${zone.id}`, lines: 3 },
    { filter: `stateId=${customer.state_id}`, lines: 5 },
    { filter: `seasonId=${season.id}`, lines: 5 },
    { filter: `productId=${secondProduct.id}`, lines: 4 },
    { filter: 'from=2020-01-01', lines: 5 },
    { filter: 'to=2020-01-01', lines: 0 },
    { filter: 'search=000001', lines: 1 },
    { filter: 'search=nadie', lines: 0 },
  ];
}

const saleFilters: readonly FilterCase[] = [
  { filter: 'status=REGISTRADA', lines: 5 },
  { filter: 'status=ENTREGADA', lines: 0 },
];
const voucherFilters: readonly FilterCase[] = [
  { filter: 'status=ABIERTO', lines: 5 },
  { filter: 'status=CANCELADO', lines: 0 },
  { filter: 'balance=due', lines: 5 },
  { filter: 'expiresIn=365', lines: 5 },
  { filter: 'expiry=OVERDUE', lines: 0 },
];

describe.each([
  { path: '/sales/sale-report', list: '/sales', ownFilters: saleFilters },
  { path: '/vouchers/voucher-report', list: '/vouchers', ownFilters: voucherFilters },
])('X-17 the sheet Resumen of $path adds up the lines of Detalle', ({ path, list, ownFilters }) => {
  test('with every filter', async () => {
    for (const { filter, lines } of [...listFilters(), ...ownFilters])
      expect({ filter, lines: await expectSummaryOfLines(admin, `${path}?${filter}`) }).toEqual({ filter, lines });
  });

  test('P-07 of a consultant', async () => {
    expect(await expectSummaryOfLines(consultant, path)).toBe(3);
  });

  test('of a selection', async () => {
    const { data } = (await consultant.get(`${list}?sort=date`)).body as { data: { id: string }[] };
    const [first] = data;
    const lines = await expectSummaryOfLines(admin, path, { ids: [first!.id] });
    expect([1, 2]).toContain(lines);
  });
});
