import { resolveSilageParameters } from '@surco/shared/domain';
import type { Row } from '../../../core/db/schema/database';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { lockInventories } from '../../inventory';
import { readParameters } from '../../parameters';
import { allocateFolioBlocks } from '../common/folio';
import { type ImportLookup, readImportLookup } from './importLookup';
import { compareWithPrevious, findPreviousImports, type PreviousImports } from './previousImports';
import type { FileNames, SaleFileSummary } from './saleFile';

/** Who imports a file. */
export type ImportUser = Pick<CurrentUser, 'id' | 'role' | 'details'>;

/** What the worker thread needs to know to plan the sales of a file. */
export interface PlanContext {
  user: ImportUser;
  today: string;
  fileName: string;
  lookup: ImportLookup;
  previous: PreviousImports;
  /** Locked rows of every stock that the file may touch. */
  inventories: readonly Row<'inventories'>[];
  /** The share of seeds that emerge, for the default hectares. */
  emergence: number;
  /** The folios of the new sales by year; null when nothing is to be written. */
  folios: ReadonlyMap<number, readonly string[]> | null;
}

const lookUpIds = (names: readonly string[], records: ReadonlyMap<string, { id: string }>): string[] => [
  ...new Set(names.flatMap((name) => records.get(toLookupKey(name))?.id ?? [])),
];

/** Locks every stock that the file may touch. */
const lockImportStock = (tx: Tx, names: FileNames, lookup: ImportLookup): Promise<Row<'inventories'>[]> =>
  lockInventories(tx, {
    seasonIds: lookUpIds(names.seasons, lookup.seasons),
    distributorIds: lookUpIds(names.distributors, lookup.distributors),
    productIds: lookUpIds(names.codes, lookup.products),
  });

/** Counts the sales by year that no import has written yet. */
function countNewSales(file: SaleFileSummary, previous: PreviousImports, lookup: ImportLookup): Map<number, number> {
  const counts = new Map<number, number>();
  file.references.forEach((reference, index) => {
    const sale = { reference, digest: file.digests[index] ?? '', distributor: file.distributors[index] ?? '' };
    const year = file.years[index] ?? 0;
    if (compareWithPrevious(sale, previous, lookup) === 'new') counts.set(year, (counts.get(year) ?? 0) + 1);
  });
  return counts;
}

interface ReadOptions {
  user: ImportUser;
  today: string;
  fileName: string;
  /** Whether the sales are to be written, unless a cell of the file is wrong. */
  writes: boolean;
}

/** Reads and locks what the rows of a file refer to, in as few exchanges with the database as possible. */
export async function readPlanContext(
  tx: Tx,
  file: SaleFileSummary,
  { user, today, fileName, writes }: ReadOptions,
): Promise<PlanContext> {
  const [lookup, parameters] = await Promise.all([readImportLookup(tx, file.names, today), readParameters(tx)]);
  const [inventories, previous] = await Promise.all([
    lockImportStock(tx, file.names, lookup),
    // After the stock is locked, so that of two imports of one file at once the second finds the sales of the first.
    findPreviousImports(tx, file.references),
  ]);
  return {
    user: { id: user.id, role: user.role, details: user.details },
    today,
    fileName,
    lookup,
    previous,
    inventories,
    emergence: resolveSilageParameters(parameters).emergence,
    folios:
      writes && !file.hasErrors ? await allocateFolioBlocks(tx, 'V', countNewSales(file, previous, lookup)) : null,
  };
}
