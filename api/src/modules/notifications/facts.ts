import { roleLabels, type Role } from '@surco/shared/contract/roles';
import { formatDate, formatMoney, plural } from '@surco/shared/domain/formats';
import { productName } from '@surco/shared/domain/product';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { customerName, userName } from '../names';

/** What is known of the thing that something happened to: who has to do with it, and the words for it. */
export interface Facts {
  consultantId?: string;
  distributorId?: string;
  userId?: string;
  zoneIds: readonly string[];
  /** The customer's address, for what customers are told by mail. */
  email?: string | null;
  values: Readonly<Record<string, string>>;
}

interface DocumentRow {
  folio: string;
  total: string;
  bags: number;
  consultant_id: string;
  zone_id: string;
  email: string | null;
  customer: string;
  consultant: string;
  distributor: string;
  season: string;
}

const joined = sql`
  join clients c on c.id = s.customer_id
  join localities l on l.id = c.locality_id
  join users u on u.id = s.consultant_id
  join partners d on d.id = s.distributor_id
  join seasons t on t.id = s.season_id`;

const columns = sql`s.folio, s.total, s.bags, s.consultant_id, l.zone_id, c.email,
  ${customerName} as customer,
  ${userName} as consultant, d.name as distributor, t.name as season`;

const bags = (count: number): string => plural(count, 'bolsa', 'bolsas');

const ofDocument = (row: DocumentRow) => ({
  consultantId: row.consultant_id,
  zoneIds: [row.zone_id],
  email: row.email,
  values: {
    folio: row.folio,
    cliente: row.customer,
    consultor: row.consultant,
    distribuidor: row.distributor,
    temporada: row.season,
    bolsas: bags(row.bags),
    total: formatMoney(row.total),
  },
});

async function sale(tx: Tx, id: string): Promise<Facts | null> {
  const { rows } = await sql<DocumentRow>`select ${columns} from sales s ${joined} where s.id = ${id}`.execute(tx);
  return rows[0] ? ofDocument(rows[0]) : null;
}

async function voucher(tx: Tx, id: string): Promise<Facts | null> {
  const { rows } = await sql<DocumentRow & { paid: string; balance: string; expires_at: string }>`
    select ${columns}, s.paid, s.balance, s.expires_at from vouchers s ${joined} where s.id = ${id}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  const facts = ofDocument(row);
  const figures = {
    pagado: formatMoney(row.paid),
    saldo: formatMoney(row.balance),
    vigencia: formatDate(row.expires_at),
  };
  return { ...facts, values: { ...facts.values, ...figures } };
}

interface StockRow {
  distributor_id: string;
  available: number;
  code: string;
  name: string;
  distributor: string;
  season: string;
  zone_ids: string[];
}

async function inventory(tx: Tx, id: string): Promise<Facts | null> {
  const { rows } = await sql<StockRow>`
    select i.distributor_id, i.available, p.code, p.name, d.name as distributor, t.name as season,
      array(select z.zone_id from partner_zones z where z.partner_id = d.id) as zone_ids
    from inventories i join products p on p.id = i.product_id join partners d on d.id = i.distributor_id
      join seasons t on t.id = i.season_id
    where i.id = ${id}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  return {
    distributorId: row.distributor_id,
    zoneIds: row.zone_ids,
    values: {
      producto: productName(row),
      distribuidor: row.distributor,
      temporada: row.season,
      disponible: bags(row.available),
    },
  };
}

const user = async (_tx: Tx, id: string): Promise<Facts> => ({ userId: id, zoneIds: [], values: {} });

interface AccountRow {
  name: string;
  role: Role;
  email: string | null;
  zone_ids: string[];
}

/** A user as somebody whom others decide on: its zones, those that its distributor serves, or where a farmer's land is. */
async function account(tx: Tx, id: string): Promise<Facts | null> {
  const { rows } = await sql<AccountRow>`
    select ${userName} as name, u.role, u.email, array(
      select z.zone_id from user_zones z where z.user_id = u.id
      union select z.zone_id from partner_zones z where z.partner_id = u.distributor_id
      union select l.zone_id from clients c join localities l on l.id = c.locality_id
        where u.role = 'Farmer' and c.phone = u.phone) as zone_ids
    from users u where u.id = ${id}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  return { zoneIds: row.zone_ids, email: row.email, values: { nombre: row.name, rol: roleLabels[row.role] } };
}

interface ClientRow {
  customer: string;
  email: string | null;
  zone_id: string;
  locality: string;
  consultant: string | null;
}

async function client(tx: Tx, id: string): Promise<Facts | null> {
  const { rows } = await sql<ClientRow>`
    select ${customerName} as customer, c.email, l.zone_id,
      l.name as locality, ${userName} as consultant
    from clients c join localities l on l.id = c.locality_id left join users u on u.id = c.consultant_id
    where c.id = ${id}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  const { customer: cliente, locality: localidad, consultant } = row;
  const consultor = consultant ?? 'su distribuidor';
  return { zoneIds: [row.zone_id], email: row.email, values: { cliente, localidad, consultor } };
}

async function season(tx: Tx, id: string): Promise<Facts | null> {
  const row = await tx.selectFrom('seasons').select('name').where('id', '=', id).executeTakeFirst();
  return row ? { zoneIds: [], values: { temporada: row.name } } : null;
}

/** How the facts of each kind of thing are read; null when it is not there. */
export const subjects = { sale, voucher, inventory, user, account, client, season } as const satisfies Record<
  string,
  (tx: Tx, id: string) => Promise<Facts | null>
>;

export type Subject = keyof typeof subjects;
