import type { ImportError, TargetFile } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/calls';
import type { TargetOwner } from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import type { FileResponse } from '../../core/http/sendFile';
import { readWorkbookCells } from '../../core/workbook/read/readWorkbookCells';
import { assertNoImportErrors } from '../../core/workbook/rows/assertNoImportErrors';
import { parseSheet } from '../../core/workbook/rows/parseSheet';
import {
  createInstructionRows,
  createTemplateColumns,
  fileLimitsText,
  instructionsSheet,
} from '../../core/workbook/rows/templateSheets';
import { toEmailKey, toLookupKey } from '../../core/workbook/rows/toLookupKey';
import { createWorkbook } from '../../core/workbook/write/createWorkbook';
import { requireSeason } from '../overview';
import { readTargetRows, type TargetRow } from './readTargetGrid';
import { createTargetSheetFormat, ownerColumns, targetColumns, type TargetFileRow } from './targetSheetFormat';

const instructionNotes = [
  'Cada fila es la meta de un producto, o de todos si la clave está vacía.',
  'Al subirlo no se guarda nada: las metas se muestran en la tabla para revisarlas.',
  fileLimitsText,
];

/** Returns the products on sale. */
const readProductCodes = (db: Db) =>
  db.selectFrom('products').select(['id', 'code']).where('enabled', '=', true).execute();

/**
 * Returns the rows of the template: the targets of each active consultant or zone, or an empty one. Targets of products
 * that are not on sale are left out, because they are rejected when the file is read.
 */
function buildTemplateRows(rows: readonly TargetRow[], owner: TargetOwner, codes: ReadonlyMap<string, string>) {
  return rows
    .filter(({ isActive }) => isActive)
    .flatMap(({ name, email, cells }) => {
      const names = owner === 'consultant' ? [email, name] : [name];
      const readable = cells.filter(({ productId }) => productId === null || codes.has(productId));
      const filled = readable.length > 0 ? readable : [{ productId: null, bags: null, total: null }];
      return filled
        .map(({ productId, bags, total }) => ({ code: productId && (codes.get(productId) ?? null), bags, total }))
        .toSorted((a, b) => (a.code ?? '').localeCompare(b.code ?? ''))
        .map(({ code, bags, total }) => ({ values: [...names, code, bags, total === null ? null : Number(total)] }));
    });
}

/**
 * Creates a workbook with the targets of a season to fill in.
 * @throws HttpError 404 when there is no such season
 */
export async function createTargetTemplate(
  db: Db,
  user: CurrentUser,
  seasonId: string,
  owner: TargetOwner,
): Promise<FileResponse> {
  const season = await requireSeason(db, seasonId);
  const columns = targetColumns[owner];
  const codes = new Map((await readProductCodes(db)).map(({ id, code }) => [id, code]));
  const rows = buildTemplateRows(await readTargetRows(db, user, seasonId, owner), owner, codes);
  const sheets = [{ name: 'Metas', columns: createTemplateColumns(columns, {}) }, instructionsSheet];
  const content = await createWorkbook({ sheets, userId: user.id }, async function* () {
    yield { sheet: 0, rows };
    yield { sheet: 1, rows: createInstructionRows(columns, instructionNotes) };
  });
  return { name: `Metas ${season.name.replaceAll('/', '-')}.xlsx`, content };
}

const emptyFile: TargetFile = { rows: 0, cells: [], errors: [] };

/** How the text of a file finds a consultant, by e-mail, or a zone, by name. */
const ownerKeys: Readonly<Record<TargetOwner, (text: string) => string>> = {
  consultant: toEmailKey,
  zone: toLookupKey,
};

interface Lookup {
  owners: ReadonlyMap<string, TargetRow>;
  productIds: ReadonlyMap<string, string>;
}

/** Finds the consultant or zone and the product of each row. */
function resolveRows(
  rows: readonly TargetFileRow[],
  owner: TargetOwner,
  { owners, productIds }: Lookup,
): { cells: TargetFile['cells']; errors: ImportError[] } {
  const errors: ImportError[] = [];
  const cells: TargetFile['cells'] = [];
  const rowsByCell = new Map<string, number>();
  const ownerColumn = ownerColumns[owner];
  const toOwnerKey = ownerKeys[owner];
  const noOwner =
    owner === 'consultant'
      ? 'No hay un consultor activo a su cargo con este correo.'
      : 'No hay una zona a su cargo con este nombre.';
  for (const { row, code, bags, total, ...names } of rows) {
    const found = owners.get(toOwnerKey(names.owner));
    const productId = code === '' ? null : (productIds.get(toLookupKey(code)) ?? undefined);
    if (!found) errors.push({ row, column: ownerColumn, message: noOwner });
    if (productId === undefined)
      errors.push({ row, column: 'clave_producto', message: 'No hay un producto a la venta con esta clave.' });
    if (!found || productId === undefined) continue;
    const key = `${found.id} ${productId ?? ''}`;
    const formerRow = rowsByCell.get(key);
    if (formerRow) errors.push({ row, column: '', message: `Es la misma meta que la de la fila ${formerRow}.` });
    rowsByCell.set(key, row);
    if (bags !== null || total !== null) cells.push({ ownerId: found.id, productId, bags, total });
  }
  return { cells, errors };
}

/**
 * Reads the targets of a file in a worker thread. Rows with neither bags nor total are left out.
 * @throws HttpError 422 with the errors in `data` when the file cannot be read or a row is invalid
 */
export async function readTargetFile(db: Db, user: CurrentUser, file: Upload, owner: TargetOwner): Promise<TargetFile> {
  const cells = await readWorkbookCells({
    file,
    sheet: 'Metas',
    userId: user.id,
    emptyReport: emptyFile,
  });
  const format = createTargetSheetFormat(owner);
  const parsed = await parseSheet(cells, format);
  const owners = (await readTargetRows(db, user, null, owner)).filter(({ isActive }) => isActive);
  const products = await readProductCodes(db);
  const resolved = resolveRows(parsed.rows, owner, {
    owners: new Map(
      owners.map((row) => [ownerKeys[owner](owner === 'consultant' ? (row.email ?? '') : row.name), row]),
    ),
    productIds: new Map(products.map(({ id, code }) => [toLookupKey(code), id])),
  });
  assertNoImportErrors([...parsed.errors, ...resolved.errors], format, parsed, (errors): TargetFile => ({
    ...emptyFile,
    rows: parsed.count,
    errors,
    sheet: parsed.sheet,
  }));
  return { rows: parsed.count, cells: resolved.cells, errors: [], sheet: parsed.sheet };
}
