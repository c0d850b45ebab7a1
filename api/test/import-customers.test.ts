import { rowOf, type Cells } from './factoryBook';
import type { TestApi, Visitor } from './harness';
import { refusedBook, sendBook } from './importing';
import { startStaffed } from './people';

let api: TestApi;
let consultant: Visitor;
beforeAll(async () => {
  ({ api, consultant } = await startStaffed());
});
afterAll(() => api.close());

const row = (change: Cells): Cells => rowOf(api.company, change);
const called = (rfc: string | null) =>
  api.make.client(api.company.locality.id, api.company.consultant.id, { rfc }).then(({ phone }) => phone);

test('X-16 a telephone of one customer and the RFC of another are not the one or the other', async () => {
  const [named, nameless] = [await called('CACX7605101P8'), await called(null)];
  const of = (phone: string, rfc: string) =>
    row({ referencia_externa: 'WHO', telefono_cliente: phone, rfc_cliente: rfc });
  const crossed = [{ row: 2, column: 'rfc_cliente', message: 'El RFC no es del cliente que tiene este teléfono.' }];
  expect(await refusedBook(api, consultant, [of(nameless, 'CACX7605101P8')])).toEqual(crossed);
  expect(await refusedBook(api, consultant, [of(named, 'EKU9003173C9')])).toEqual(crossed);
  expect((await sendBook(consultant, [of(named, 'CACX7605101P8')])).report.sales).toBe(1);
});

test.each(['EKU9003173C9', 'XAXX010101000'])(
  'X-16 a customer whose RFC is not known yet is found by the telephone, whatever stands beside it: %s',
  async (rfc) => {
    await called('XAXX010101000');
    const change = { referencia_externa: `NEW-${rfc}`, telefono_cliente: await called(null), rfc_cliente: rfc };
    expect((await sendBook(consultant, [row(change)])).report.sales).toBe(1);
  },
);
