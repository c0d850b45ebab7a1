import type { Paper } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';
import type { CurrentUser } from '../../core/http/currentUser';
import type { ScopeUser } from '../../core/scope/rowScope';
import { findCustomer } from '../customers';
import {
  findSale,
  findVoucher,
  readReceiptPaper,
  readSalePaper,
  readStatementPaper,
  readVoucherPaper,
} from '../documents';
import type { OpenLink } from '../papers';
import type { Services } from '../services';
import { findSimulation, readSimulationPaper } from '../simulations';

interface LinkedPaper {
  /** Finds the record, and whose it is, within the scope of a user who creates, lists or revokes its links. */
  find: (db: Db, user: CurrentUser, id: string) => Promise<{ customerId: string | null } | null>;
  read: (services: Services, link: OpenLink) => Promise<Paper>;
}

/** The link is the permission, also after its creator left or the record has another consultant. */
const getReader = ({ created_by: id }: OpenLink): ScopeUser => ({ id, role: 'Admin', zoneIds: [] });

/** A statement has only the documents that its creator may see: they could open the link, too. */
const readCreator = (db: Db, { created_by: id }: OpenLink): Promise<ScopeUser> =>
  singleRow(
    sql<ScopeUser>`select u.id, u.role, array(select z.zone_id from user_zones z where z.user_id = u.id) as "zoneIds"
      from users u where u.id = ${id}`.execute(db),
  );

const readCustomer = (document: { customer: { id: string } } | null) =>
  document && { customerId: document.customer.id };

async function findReceipt(db: Db, user: CurrentUser, id: string) {
  const payment = await db.selectFrom('payments').select('voucher_id').where('id', '=', id).executeTakeFirst();
  return payment ? readCustomer(await findVoucher(db, user, payment.voucher_id)) : null;
}

async function findOwnCustomer(db: Db, user: CurrentUser, id: string) {
  return (await findCustomer(db, user, id)) && { customerId: id };
}

async function findOwnSimulation(db: Db, user: CurrentUser, id: string) {
  const simulation = await findSimulation(db, user, id);
  return simulation && { customerId: simulation.client?.id ?? null };
}

async function readStatement(services: Services, link: OpenLink): Promise<Paper> {
  const { record_id: id, season_id: seasonId, from_date: from, to_date: to } = link;
  const period = { ...(seasonId && { seasonId }), ...(from && { from }), ...(to && { to }) };
  return readStatementPaper(services, await readCreator(services.db, link), id, period);
}

export const linkedPapers: Readonly<Record<OpenLink['kind'], LinkedPaper>> = {
  sale: {
    find: async (...request) => readCustomer(await findSale(...request)),
    read: (services, link) => readSalePaper(services, getReader(link), link.record_id),
  },
  voucher: {
    find: async (...request) => readCustomer(await findVoucher(...request)),
    read: (services, link) => readVoucherPaper(services, getReader(link), link.record_id),
  },
  receipt: {
    find: findReceipt,
    read: (services, link) => readReceiptPaper(services, getReader(link), link.record_id),
  },
  statement: { find: findOwnCustomer, read: readStatement },
  simulation: {
    find: findOwnSimulation,
    read: (services, link) => readSimulationPaper(services, getReader(link), link.record_id),
  },
};
