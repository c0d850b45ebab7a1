import { packParts, readParts } from '../core/workbook/read/archive';
import { buildSaleRow, buildWorkbook, type CellsByHeading } from '../testing/workbooks/workbookBuilder';
import type { TestApi, TestClient } from '../testing/harness';
import { startApiWithUsers } from '../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

/** A file whose last cell is a formula that no program has computed, as a program writes it that indents XML. */
async function buildFileWithFormula(row: CellsByHeading): Promise<Buffer> {
  const parts = await readParts(await buildWorkbook([row]));
  const replaceLast = (xml: string): string => {
    const start = xml.lastIndexOf('<c ');
    return `${xml.slice(0, start)}<c>\n  <f>1+1</f>\n  <v>\n  </v>\n</c>\n${xml.slice(xml.indexOf('</row>', start))}`;
  };
  return packParts(
    parts.map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? { ...part, content: Buffer.from(replaceLast(part.content.toString())) }
        : part,
    ),
  );
}

/** A row for each import, with an optional column at the end. */
const importers: [string, string, string, () => CellsByHeading][] = [
  [
    'sales',
    '/sales/import?dryRun=true',
    'descuento_pct',
    () => {
      const { descuento_pct: discount, ...row } = buildSaleRow(api.company);
      return { ...row, descuento_pct: discount ?? null };
    },
  ],
  ['prices', '/prices/read-file', 'precio_nuevo', () => ({ clave: api.company.product.code, precio_nuevo: 1 })],
  [
    'targets',
    '/targets/read-file?owner=consultant',
    'bolsas',
    () => ({ correo_consultor: api.company.consultant.email, clave_producto: null, bolsas: 1 }),
  ],
  [
    'localities',
    '/localities/import?dryRun=true',
    'zona',
    () => ({ nombre: 'Chipilo', municipio: 'San Gregorio', estado: 'Puebla', zona: 'x' }),
  ],
];

test.each(importers)(
  'X-16 an import of %s refuses a formula without a value',
  async (_what, path, column, buildRow) => {
    const { status, body } = await admin.upload(path, await buildFileWithFormula(buildRow()));
    const message = 'La fórmula no se ha calculado: abra el archivo en Excel, guárdelo y elíjalo otra vez.';
    expect([status, body.data]).toMatchObject([422, { errors: [{ row: 2, column, message }] }]);
  },
);
