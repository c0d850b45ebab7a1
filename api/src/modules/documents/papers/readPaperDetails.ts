import type { Letterhead, PaperDetails } from '@surco/shared/contract';
import { formatBagContents, formatLocalityName, type Packaging } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import { singleRow } from '../../../core/db/singleRow';
import type { Tx } from '../../../core/db/transaction';
import { readPrivacyNoticeReference } from '../../legalTexts';
import { buildLetterheadSql } from '../../papers';
import { salePartTables, voucherPartTables } from '../common/documentParts';

const sources = {
  sale: { ...salePartTables, documents: sql`sales`, reason: sql`null` },
  voucher: { ...voucherPartTables, documents: sql`vouchers`, reason: sql`s.status_reason` },
} as const;

interface DetailsRow {
  issuer: Letterhead;
  rfc: string | null;
  locality: string;
  municipality: string;
  state: string;
  reason: string | null;
  bags: Record<string, { packaging: Packaging; seedsPerBag: number | null; kgPerBag: number | null }>;
}

/** Reads what the paper of a sale or DKbono says and its page does not. */
async function readPaperDetails(db: Db | Tx, kind: keyof typeof sources, id: string): Promise<PaperDetails> {
  const { documents, lines, key, reason } = sources[kind];
  const row = await singleRow(
    sql<DetailsRow>`select ${buildLetterheadSql('d')} as issuer, c.rfc, l.name as locality, l.municipality, t.name as state,
      ${reason} as reason,
      (select coalesce(json_object_agg(p.id, json_build_object(
          'packaging', p.packaging, 'seedsPerBag', p.seeds_per_bag, 'kgPerBag', p.kg_per_bag)), '{}')
        from products p where p.id in (select x.product_id from ${lines} x where x.${key} = s.id)) as bags
      from ${documents} s
      join partners d on d.id = s.distributor_id
      join customers c on c.id = s.customer_id
      join localities l on l.id = c.locality_id
      join states t on t.id = c.state_id
      where s.id = ${id}`.execute(db),
  );
  return {
    issuer: row.issuer,
    customer: {
      rfc: row.rfc,
      locality: `${formatLocalityName({ name: row.locality, municipality: row.municipality })}, ${row.state}`,
    },
    bags: Object.fromEntries(Object.entries(row.bags).map(([productId, bag]) => [productId, formatBagContents(bag)])),
    cancellationReason: row.reason,
    privacyNotice: await readPrivacyNoticeReference(db),
  };
}

/** The response of a sale with what its paper needs; what writes, and their audit entries, use has less. */
export const withSalePaper = async <T extends { id: string }>(db: Db | Tx, sale: T) => ({
  ...sale,
  paper: await readPaperDetails(db, 'sale', sale.id),
});

/** As {@link withSalePaper}, of a DKbono. */
export const withVoucherPaper = async <T extends { id: string }>(db: Db | Tx, voucher: T) => ({
  ...voucher,
  paper: await readPaperDetails(db, 'voucher', voucher.id),
});
