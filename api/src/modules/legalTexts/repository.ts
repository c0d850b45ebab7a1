import type { CallData, LegalTexts, PaperDetails } from '@surco/shared/contract';
import type { LegalTextKind } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import { HttpError } from '../../core/http/httpError';
import type { Row } from '../../core/db/schema/database';
import { singleRow } from '../../core/db/singleRow';
import type { Tx } from '../../core/db/transaction';

const readCurrentRow = (db: Db | Tx, kind: LegalTextKind): Promise<Row<'legal_texts'>> =>
  db
    .selectFrom('legal_texts')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Returns the text in force with its version. */
export async function readCurrentLegalText(db: Db | Tx, kind: LegalTextKind): Promise<CallData<'GET /terms'>> {
  const { version, text } = await readCurrentRow(db, kind);
  return { version, text };
}

/**
 * Returns the version in force, for recording that a person accepts it now.
 * @param shownVersion the version that the person has read; undefined when the client does not send it, then there is
 * no check
 * @throws HttpError 409 when the person has read another one
 */
export async function requireCurrentLegalTextVersion(tx: Tx, kind: LegalTextKind, shownVersion: string | undefined) {
  const { version } = await readCurrentRow(tx, kind);
  if (shownVersion !== undefined && shownVersion !== version) throw new HttpError('TEXTO_LEGAL_OBSOLETO');
  return version;
}

/** Returns what a paper says of the privacy notice in force: its version, and the responsible party. */
export const readPrivacyNoticeReference = (db: Db | Tx): Promise<PaperDetails['privacyNotice']> =>
  singleRow(
    sql<PaperDetails['privacyNotice']>`select
      (array_agg(version order by published_at desc) filter (where kind = 'PRIVACY_NOTICE'))[1] as version,
      (array_agg(responsible_name order by published_at desc))[1] as "responsibleName" from legal_texts`.execute(db),
  );

/** Returns both texts in force with their placeholders. The responsible party is that of the latest publication. */
export async function readLegalTexts(db: Db | Tx): Promise<LegalTexts> {
  const terms = await readCurrentRow(db, 'TERMS');
  const notice = await readCurrentRow(db, 'PRIVACY_NOTICE');
  const latest = terms.published_at > notice.published_at ? terms : notice;
  const { publications } = await singleRow(
    sql<{ publications: number }>`select count(*) as publications from legal_texts`.execute(db),
  );
  return {
    responsibleName: latest.responsible_name,
    responsibleAddress: latest.responsible_address,
    responsibleContact: latest.responsible_contact,
    privacyNotice: notice.template,
    terms: terms.template,
    privacyNoticeVersion: notice.version,
    termsVersion: terms.version,
    publishedAt: latest.published_at.toISOString(),
    version: publications,
  };
}
