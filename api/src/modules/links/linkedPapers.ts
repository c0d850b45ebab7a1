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
  /** Finds the record within the scope of a user who creates, lists or revokes its links. */
  find: (db: Db, user: CurrentUser, id: string) => Promise<unknown>;
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

async function findReceipt(db: Db, user: CurrentUser, id: string): Promise<unknown> {
  const payment = await db.selectFrom('payments').select('voucher_id').where('id', '=', id).executeTakeFirst();
  return payment && findVoucher(db, user, payment.voucher_id);
}

async function readStatement(services: Services, link: OpenLink): Promise<Paper> {
  const { record_id: id, season_id: seasonId, from_date: from, to_date: to } = link;
  const period = { ...(seasonId && { seasonId }), ...(from && { from }), ...(to && { to }) };
  return readStatementPaper(services, await readCreator(services.db, link), id, period);
}

export const linkedPapers: Readonly<Record<OpenLink['kind'], LinkedPaper>> = {
  sale: {
    find: findSale,
    read: (services, link) => readSalePaper(services, getReader(link), link.record_id),
  },
  voucher: {
    find: findVoucher,
    read: (services, link) => readVoucherPaper(services, getReader(link), link.record_id),
  },
  receipt: {
    find: findReceipt,
    read: (services, link) => readReceiptPaper(services, getReader(link), link.record_id),
  },
  statement: { find: findCustomer, read: readStatement },
  simulation: {
    find: findSimulation,
    read: (services, link) => readSimulationPaper(services, getReader(link), link.record_id),
  },
};
