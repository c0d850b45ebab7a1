import type { CustomerAccount } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../../../core/db/conditions';
import { customerNameSql } from '../../../../core/db/nameSql';
import type { Row } from '../../../../core/db/schema/database';
import { singleRow } from '../../../../core/db/singleRow';
import type { Tx } from '../../../../core/db/transaction';
import type { CurrentUser } from '../../../../core/http/currentUser';
import { buildCustomerScope } from '../../../../core/scope/rowScope';
import { buildOtherBalanceSql } from '../customerAccount';

/** The columns of the customer that a new document needs. */
export type ContextCustomer = Pick<
  Row<'clients'>,
  'id' | 'status' | 'consultant_id' | 'first_name' | 'last_name' | 'business_name' | 'phone' | 'email' | 'locality_id'
> & { name: string; zone_id: string; account: Omit<CustomerAccount, 'balance'> | null };

export type ContextSeason = Pick<
  Row<'seasons'>,
  'id' | 'name' | 'start_date' | 'end_date' | 'is_open' | 'is_voucher_open'
>;

export type ContextDistributor = Pick<Row<'partners'>, 'id' | 'name' | 'type' | 'status'>;

/** Everything about the records that a new document names; null for those that do not exist. */
export interface NewDocumentContext {
  customer: ContextCustomer | null;
  season: ContextSeason | null;
  distributor: ContextDistributor | null;
  /** The time of the transaction, as the columns `created_at` and `updated_at` store it. */
  now: Date;
}

interface References {
  customerId: string;
  seasonId: string;
  distributorId: string | null;
  /** The DKbono that becomes the document. */
  voucherId: string | null;
}

/** Reads the records that a new document names in one statement; locks customer and season until it is written. */
export const readNewDocumentContext = (
  tx: Tx,
  user: CurrentUser,
  { customerId, seasonId, distributorId, voucherId }: References,
): Promise<NewDocumentContext> =>
  singleRow(
    sql<NewDocumentContext>`with locked_customer as (select * from clients where id = ${customerId} for share),
      locked_season as (select * from seasons where id = ${seasonId} for share)
      select now() as now,
        (select json_build_object('id', c.id, 'status', c.status, 'consultant_id', c.consultant_id,
            'first_name', c.first_name, 'last_name', c.last_name, 'business_name', c.business_name, 'phone', c.phone,
            'email', c.email, 'locality_id', c.locality_id, 'name', ${customerNameSql}, 'zone_id', l.zone_id,
            'account', case when ${joinConditions(buildCustomerScope(user))} then json_build_object(
              'locality', l.name,
              'otherBalance', (select ${buildOtherBalanceSql(voucherId)}::text from vouchers v where v.customer_id = c.id)) end)
          from locked_customer c join localities l on l.id = c.locality_id) as customer,
        (select json_build_object('id', t.id, 'name', t.name, 'start_date', t.start_date, 'end_date', t.end_date,
            'is_open', t.is_open, 'is_voucher_open', t.is_voucher_open) from locked_season t) as season,
        (select json_build_object('id', d.id, 'name', d.name, 'type', d.type, 'status', d.status)
          from partners d where d.id = ${distributorId}::uuid) as distributor`.execute(tx),
  );
