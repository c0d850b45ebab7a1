import type { CallInput, CustomerDetail } from '@surco/shared/contract';
import { formatCount, formatCustomerName } from '@surco/shared/domain';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { singleRow } from '../../core/db/singleRow';
import type { Tx } from '../../core/db/transaction';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, assertNoFieldErrors, requireFound } from '../../core/http/httpError';
import { erasePersonalCopies } from './erasePersonalCopies';
import { findCustomer } from './repository';
import { lockCustomer } from './service';

/** @throws HttpError 409 while a sale or DKbono of the customer is open, because it needs the data */
async function assertNothingOpen(tx: Tx, id: string): Promise<void> {
  const { vouchers, sales } = await singleRow(
    sql<{ vouchers: number; sales: number }>`select
      (select count(*) from vouchers where customer_id = ${id}
        and (status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO') or status = 'CONVERTIDO' and balance > 0)) as vouchers,
      (select count(*) from sales where customer_id = ${id} and status = 'REGISTRADA') as sales`.execute(tx),
  );
  const open = [
    ...(vouchers > 0 ? [formatCount(vouchers, 'DKbono abierto', 'DKbonos abiertos')] : []),
    ...(sales > 0 ? [formatCount(sales, 'venta sin entregar', 'ventas sin entregar')] : []),
  ];
  if (open.length === 0) return;
  const text = `El cliente tiene ${open.join(' y ')}. Concluya o cancele esas operaciones antes de anonimizarlo.`;
  throw new HttpError('EN_USO', { text });
}

/** Replaces the columns with personal data. The locality stays: it decides which staff sees the documents. */
async function replaceCustomerColumns(tx: Tx, user: CurrentUser, id: string): Promise<void> {
  const { n } = await singleRow(sql<{ n: string }>`select nextval('anonymous_customer_numbers') as n`.execute(tx));
  await tx
    .updateTable('clients')
    .set({
      person_type: 'FISICA',
      first_name: 'Cliente',
      last_name: `anonimizado ${n}`,
      business_name: null,
      rfc: null,
      // Real telephone numbers do not begin with 0.
      phone: `00${String(n).padStart(8, '0')}`,
      email: null,
      address: null,
      postal_code: null,
      hectares: null,
      herd_size: null,
      status: 'INACTIVO',
      status_reason: null,
      anonymized_at: new Date(),
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: user.id,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces the personal data of a customer wherever they are stored, for good. Documents, stock and totals stay as
 * they are; they name an anonymous customer from then on. The audit log cannot change: its reader hides the values
 * (see `hideErasedData`).
 * @throws HttpError 404 when there is none, 400 when the typed name is another, 409 for another version, an anonymous
 * customer or unfinished business
 */
export async function anonymizeCustomer(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { confirmation, version }: CallInput<'POST /clients/{id}/anonymize'>['body'],
): Promise<CustomerDetail> {
  const before = await lockCustomer(tx, user, id);
  assertVersion(before, version);
  const name = formatCustomerName(before);
  assertNoFieldErrors(
    confirmation === name ? [] : [{ path: 'confirmation', message: `Escriba exactamente «${name}» para confirmar.` }],
  );
  await assertNothingOpen(tx, id);
  await replaceCustomerColumns(tx, user, id);
  const after = requireFound(await findCustomer(tx, user, id));
  await erasePersonalCopies(tx, before, formatCustomerName(after));
  await writeAuditEntry(tx, user, { action: 'ANONYMIZE', entity: 'client', entityId: id, after });
  return after;
}
