import { buildSaleRow, type CellsByHeading } from '../../../testing/workbooks/workbookBuilder';
import type { TestApi, TestClient } from '../../../testing/harness';
import { expectSaleImportRejected, uploadWorkbook } from '../../../testing/workbooks/uploadWorkbook';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildRow = (change: CellsByHeading): CellsByHeading => buildSaleRow(api.company, change);
const createCustomerAndReturnPhone = (rfc: string | null) =>
  api.make.customer(api.company.locality.id, api.company.consultant.id, { rfc }).then(({ phone }) => phone);

test('X-16 rejects the phone of one customer with the RFC of another', async () => {
  const [phoneWithRfc, phoneWithoutRfc] = [
    await createCustomerAndReturnPhone('CACX7605101P8'),
    await createCustomerAndReturnPhone(null),
  ];
  const buildCustomerRow = (phone: string, rfc: string) =>
    buildRow({ referencia_externa: 'WHO', telefono_cliente: phone, rfc_cliente: rfc });
  const crossed = [{ row: 2, column: 'rfc_cliente', message: 'El RFC no es del cliente que tiene este teléfono.' }];
  expect(await expectSaleImportRejected(api, consultant, [buildCustomerRow(phoneWithoutRfc, 'CACX7605101P8')])).toEqual(
    crossed,
  );
  expect(await expectSaleImportRejected(api, consultant, [buildCustomerRow(phoneWithRfc, 'EKU9003173C9')])).toEqual(
    crossed,
  );
  expect((await uploadWorkbook(consultant, [buildCustomerRow(phoneWithRfc, 'CACX7605101P8')])).report.sales).toBe(1);
});

test.each(['EKU9003173C9', 'XAXX010101000'])(
  'X-16 finds a customer without RFC by phone when the row has the RFC %s',
  async (rfc) => {
    await createCustomerAndReturnPhone('XAXX010101000');
    const change = {
      referencia_externa: `NEW-${rfc}`,
      telefono_cliente: await createCustomerAndReturnPhone(null),
      rfc_cliente: rfc,
    };
    expect((await uploadWorkbook(consultant, [buildRow(change)])).report.sales).toBe(1);
  },
);
