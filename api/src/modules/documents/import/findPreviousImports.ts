import type { Tx } from '../../../core/db/transaction';
import type { ImportGroup } from './groupRows';
import type { ImportLookup } from './importLookup';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';

interface PreviousImports {
  /** Whether the same rows were imported before; their sale may have changed since. */
  isAlreadyImported: (group: ImportGroup) => boolean;
  /** The error message when the reference was imported with other rows; else null. */
  checkConflict: (group: ImportGroup) => string | null;
}

/** Finds the sales of earlier imports with the references of the file; references of deleted sales may be reused. */
export async function findPreviousImports(
  tx: Tx,
  groups: readonly ImportGroup[],
  lookup: ImportLookup,
): Promise<PreviousImports> {
  const rows = await tx
    .selectFrom('sales')
    .select(['distributor_id', 'external_reference', 'external_digest'])
    .where((where) =>
      where('external_reference', '=', where.fn.any(where.val(groups.map(({ reference }) => reference)))),
    )
    .where('status', '<>', 'ELIMINADA')
    .execute();
  const digests = new Map(rows.map((row) => [`${row.distributor_id}|${row.external_reference}`, row.external_digest]));
  const findDigest = ({ first, reference }: ImportGroup): string | null | undefined =>
    digests.get(`${lookup.distributors.get(toLookupKey(first.distributor))?.id}|${reference}`);
  return {
    isAlreadyImported: (group) => findDigest(group) === group.digest,
    checkConflict: (group) =>
      findDigest(group) === undefined || findDigest(group) === group.digest
        ? null
        : 'Esta referencia ya se importó con otros datos. Use otra, o modifique la venta.',
  };
}
