import type { CallInput, CustomerDetail } from '@surco/shared/contract';
import { activeVoucherStatuses, formatCount, formatCustomerName, formatMoney } from '@surco/shared/domain';
import { sql } from 'kysely';
import { hideAuditValues } from '../../core/audit/hideAuditValues';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { buildIdCondition } from '../../core/db/conditions';
import { changedBy } from '../../core/db/recordColumns';
import { singleRow } from '../../core/db/singleRow';
import type { Tx } from '../../core/db/transaction';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, assertNoFieldErrors, requireFound } from '../../core/http/httpError';
import { erasePerson } from '../../core/personalData/erasePerson';
import { readCustomerPerson, type Person } from '../../core/personalData/readPerson';
import { findCustomer } from './repository';
import { lockCustomer } from './service';

const activeStatuses = sql.join(activeVoucherStatuses.map((status) => sql.lit(status)));

/** @throws HttpError 409 while a sale or DKbono of the customer is open or they have credit, which need the data */
async function assertNothingOpen(tx: Tx, id: string): Promise<void> {
  const { vouchers, sales, credit } = await singleRow(
    sql<{ vouchers: number; sales: number; credit: string | null }>`select
      (select count(*) from vouchers where customer_id = ${id}
        and (status in (${activeStatuses}) or status = 'CONVERTIDO' and balance > 0)) as vouchers,
      (select count(*) from sales where customer_id = ${id} and status = 'REGISTRADA') as sales,
      (select sum(credit) from vouchers where customer_id = ${id} and credit > 0) as credit`.execute(tx),
  );
  const open = [
    ...(vouchers > 0 ? [formatCount(vouchers, 'DKbono abierto', 'DKbonos abiertos')] : []),
    ...(sales > 0 ? [formatCount(sales, 'venta sin entregar', 'ventas sin entregar')] : []),
  ];
  if (open.length > 0) {
    const text = `El cliente tiene ${open.join(' y ')}. Concluya o cancele esas operaciones antes de anonimizarlo.`;
    throw new HttpError('EN_USO', { text });
  }
  if (credit) {
    const text = `El cliente tiene ${formatMoney(credit)} a favor. Aplíquelos a otro DKbono o registre su devolución antes de anonimizarlo.`;
    throw new HttpError('EN_USO', { text });
  }
}

/** Marks the customer and their accounts as anonymous and ends their use. */
async function closeRows(tx: Tx, user: CurrentUser, id: string, { accountIds }: Person): Promise<void> {
  const closed = {
    status: 'INACTIVO' as const,
    anonymized_at: new Date(),
    ...changedBy(user.id),
  };
  await tx.updateTable('customers').set(closed).where('id', '=', id).execute();
  await tx
    .updateTable('users')
    .set(closed)
    .where(sql<boolean>`${buildIdCondition(sql`id`, accountIds)}`)
    .execute();
}

/**
 * Replaces the personal data of a customer wherever they are stored, for good: what `personalData` lists. Documents,
 * stock and totals stay as they are; they name an anonymous customer from then on. The locality stays: it decides which
 * staff sees the documents. The audit log cannot change: its readers hide the values (see `hideAuditValues`).
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
  const person = await readCustomerPerson(tx, before);
  await hideAuditValues(tx, person);
  const { n } = await singleRow(sql<{ n: string }>`select nextval('anonymous_customer_numbers') as n`.execute(tx));
  const lastName = `anonimizado ${n}`;
  await erasePerson(tx, person, {
    customers: {
      person_type: 'FISICA',
      first_name: 'Cliente',
      last_name: lastName,
      // Real telephone numbers do not begin with 0.
      phone: `00${String(n).padStart(8, '0')}`,
    },
    users: { first_name: 'Agricultor', last_name: `Cliente ${lastName}` },
  });
  await closeRows(tx, user, id, person);
  const after = requireFound(await findCustomer(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'ANONYMIZE', entity: 'client', entityId: id, after });
  return after;
}
