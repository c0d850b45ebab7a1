import { getImageAddress } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';
import { sha256 } from '../../core/sha256';
import type { CheckedImage } from './checkImage';

type ImageOwner = { partner_id: string } | { payment_id: string } | { sale_id: string };

/** Stores a checked picture of a record. @returns its id */
export async function insertImage(
  tx: Tx,
  user: CurrentUser,
  owner: ImageOwner,
  { mediaType, width, height, content }: CheckedImage,
): Promise<string> {
  const { id } = await tx
    .insertInto('images')
    .values({ ...owner, media_type: mediaType, width, height, content, sha256: sha256(content), created_by: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type StoredImage = Pick<Row<'images'>, 'media_type' | 'content' | 'partner_id'>;

/**
 * Returns a picture of a record that the user sees; null for any other. A logo is on papers that every customer gets,
 * so every user sees it.
 */
export async function findImage(db: Db, user: CurrentUser, id: string): Promise<StoredImage | null> {
  const visible = joinConditions(buildDocumentScope(user));
  const { rows } = await sql<StoredImage>`
    select i.media_type, i.content, i.partner_id from images i where i.id = ${id} and (i.partner_id is not null
      or i.sale_id in (select s.id from sales s where ${visible})
      or i.payment_id in (select p.id from payments p join vouchers s on s.id = p.voucher_id where ${visible}))`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns the picture with this address as text (`data:…`), for a paper whose reader has no session; null without one. */
export async function inlineImage(db: Db | Tx, address: string | null): Promise<string | null> {
  if (!address) return null;
  const row = await db
    .selectFrom('images')
    .select(['media_type', 'content'])
    .where('id', '=', address.slice(getImageAddress('').length))
    .executeTakeFirst();
  return row ? `data:${row.media_type};base64,${row.content.toString('base64')}` : null;
}
