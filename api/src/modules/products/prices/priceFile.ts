import type { PriceFile } from '@surco/shared/contract';
import { generalPriceList, type PriceListKey } from '@surco/shared/domain';
import type { Upload } from '@surco/shared/contract/calls';
import type { Db } from '../../../core/db/pool';
import type { FileResponse } from '../../../core/http/sendFile';
import { assertNoImportErrors } from '../../../core/workbook/rows/assertNoImportErrors';
import { readWorkbookCells } from '../../../core/workbook/read/readWorkbookCells';
import { parseSheet } from '../../../core/workbook/rows/parseSheet';
import {
  createInstructionRows,
  createTemplateColumns,
  fileLimitsText,
  instructionsSheet,
} from '../../../core/workbook/rows/templateSheets';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { createWorkbook } from '../../../core/workbook/write/createWorkbook';
import { priceColumns, priceSheetFormat } from './priceFileColumns';
import { listPrices } from './listPrices';

const instructionNotes = [
  'Escriba el precio nuevo de los productos que cambian y suba el archivo en Precios.',
  'Al subirlo no se guarda nada: los precios se muestran en la tabla para revisarlos.',
  fileLimitsText,
];

/** Creates a workbook with the current prices of the products on sale in a list, to write the new ones beside them. */
export async function createPriceTemplate(
  db: Db,
  userId: string,
  list: PriceListKey,
  today: string,
): Promise<FileResponse> {
  const products = (await listPrices(db, list, today)).filter(({ enabled }) => enabled);
  const sheets = [
    { name: priceSheetFormat.sheetName, columns: createTemplateColumns(priceColumns, {}) },
    instructionsSheet,
  ];
  const content = await createWorkbook({ sheets, userId }, async function* () {
    yield { sheet: 0, rows: products.map(({ code, name, price }) => ({ values: [code, name, price, null] })) };
    yield { sheet: 1, rows: createInstructionRows(priceColumns, instructionNotes) };
  });
  return { name: 'Precios.xlsx', content };
}

const emptyFile: PriceFile = { rows: 0, prices: [], errors: [] };

/**
 * Reads the new prices of a file in a worker thread. Rows without a new price are left out.
 * @throws HttpError 422 with the errors in `data` when the file cannot be read or a row is invalid
 */
export async function readPriceFile(db: Db, userId: string, file: Upload, today: string): Promise<PriceFile> {
  const cells = await readWorkbookCells({
    file,
    sheet: priceSheetFormat.sheetName,
    userId,
    emptyReport: emptyFile,
  });
  const parsed = await parseSheet(cells, priceSheetFormat);
  const { rows, count, errors, sheet } = parsed;
  const productIds = new Map(
    (await listPrices(db, generalPriceList, today)).map(({ code, productId }) => [toLookupKey(code), productId]),
  );
  const rowsByProduct = new Map<string, number>();
  const prices: PriceFile['prices'] = [];
  for (const { row, code, price } of rows) {
    const productId = productIds.get(toLookupKey(code));
    const formerRow = productId && rowsByProduct.get(productId);
    if (!productId) errors.push({ row, column: 'clave', message: 'No hay un producto con esta clave.' });
    else if (formerRow)
      errors.push({ row, column: 'clave', message: `Es el mismo producto que el de la fila ${formerRow}.` });
    else {
      rowsByProduct.set(productId, row);
      if (price !== null) prices.push({ productId, price });
    }
  }
  assertNoImportErrors(errors, priceSheetFormat, parsed, (rowErrors): PriceFile => ({
    ...emptyFile,
    rows: count,
    errors: rowErrors,
    sheet,
  }));
  return { rows: count, prices, errors: [], sheet };
}
