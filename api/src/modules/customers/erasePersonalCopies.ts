import type { CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';

/** Free texts of the documents, and the customer's name in their history. */
async function eraseDocumentTexts(tx: Tx, id: string, name: string, anonymousName: string): Promise<void> {
  await sql`update sales set notes = null where customer_id = ${id} and notes is not null`.execute(tx);
  await sql`update vouchers set notes = null where customer_id = ${id} and notes is not null`.execute(tx);
  await sql`update document_history h set note = null, changes = (
      select coalesce(jsonb_agg(case change ->> 'field'
        when 'Notas' then change || '{"before": null, "after": null}'
        when 'Cliente' then change
          || case when change ->> 'before' = ${name} then jsonb_build_object('before', ${anonymousName}::text) else '{}' end
          || case when change ->> 'after' = ${name} then jsonb_build_object('after', ${anonymousName}::text) else '{}' end
        else change end), '[]') from jsonb_array_elements(h.changes) as change)
    where h.sale_id in (select s.id from sales s where s.customer_id = ${id})
      or h.voucher_id in (select v.id from vouchers v where v.customer_id = ${id})
      or h.changes @> jsonb_build_array(jsonb_build_object('field', 'Cliente', 'before', ${name}::text))
      or h.changes @> jsonb_build_array(jsonb_build_object('field', 'Cliente', 'after', ${name}::text))`.execute(tx);
}

/**
 * Notifications that link to the customer or one of their documents or contain the name, as that of a deleted sale,
 * which links to the list; and queued mails to the e-mail address.
 */
async function eraseNotificationsAndMails(tx: Tx, { id, email }: CustomerDetail, name: string): Promise<void> {
  await sql`delete from notifications n using (
      select ${id}::text as id
      union all select s.id::text from sales s where s.customer_id = ${id}
      union all select v.id::text from vouchers v where v.customer_id = ${id}) as subject
    where n.link like '%' || subject.id || '%' or strpos(n.title || ' ' || n.body, ${name}) > 0`.execute(tx);
  if (email)
    await tx
      .deleteFrom('mail_queue')
      .where(sql`lower(recipient)`, '=', email.toLowerCase())
      .execute();
}

/** The farmer's account of the customer, which signs in with the customer's phone number. */
async function eraseFarmerAccount(tx: Tx, phone: string, anonymousName: string): Promise<void> {
  const farmers = await tx
    .updateTable('users')
    .set({
      first_name: 'Agricultor',
      last_name: anonymousName,
      email: null,
      phone: null,
      client_key_hash: null,
      client_key_hint: null,
      status: 'INACTIVO',
      anonymized_at: new Date(),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('role', '=', 'Farmer')
    .where('phone', '=', phone)
    .returning('id')
    .execute();
  for (const { id } of farmers) {
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
    await tx.deleteFrom('saved_views').where('user_id', '=', id).execute();
    await tx.deleteFrom('known_devices').where('user_id', '=', id).execute();
  }
}

/**
 * Erases what is stored of a customer outside their own row. Also deletes stored responses of idempotent
 * requests, because writes for an anonymous customer are rejected anyway.
 * @param before the customer with their personal data
 */
export async function erasePersonalCopies(tx: Tx, before: CustomerDetail, anonymousName: string): Promise<void> {
  const { id, phone } = before;
  const name = formatCustomerName(before);
  await eraseDocumentTexts(tx, id, name, anonymousName);
  await eraseNotificationsAndMails(tx, before, name);
  await eraseFarmerAccount(tx, phone, anonymousName);
  await tx.updateTable('simulations').set({ name: null }).where('client_id', '=', id).execute();
  await sql`delete from idempotency_keys where answer::text like ${`%${id}%`}`.execute(tx);
}
