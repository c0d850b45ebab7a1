import {
  formatCount,
  formatDate,
  formatMoney,
  formatProductName,
  type ManagedAccount,
  MANAGER_ROLES,
  type Role,
  roleLabels,
  type UserStatus,
  getAllowedUserActions,
} from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import { customerNameSql, userNameSql } from '../../core/db/nameSql';

/**
 * P-05: the ids of the users who may approve an account. Coordinators and supervisors also need a zone in common with
 * it, because they do not find it otherwise.
 */
async function listApprovers(tx: Tx, user: ManagedAccount, zoneIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; role: Role; zone_ids: string[] }>`
    select u.id, u.role, array(select z.zone_id from user_zones z where z.user_id = u.id) as zone_ids
    from users u where u.status = 'ACTIVO' and u.role in (${sql.join(MANAGER_ROLES)})`.execute(tx);
  return rows
    .map(({ id, role, zone_ids }) => ({ id, role, zoneIds: zone_ids }))
    .filter(({ role, zoneIds: own }) => role === 'Admin' || own.some((id) => zoneIds.includes(id)))
    .filter((actor) => getAllowedUserActions({ actor, user }).approve)
    .map(({ id }) => id);
}

/** The subject of an event: the ids that decide the recipients, and the values of the placeholders. */
export interface SubjectDetails {
  consultantId?: string | null;
  distributorId?: string;
  /** The managers who may approve an account that waits for approval. */
  approverIds?: readonly string[];
  zoneIds: readonly string[];
  /** E-mail address of the customer, or of the user of the account. */
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

const documentJoins = sql`
  join customers c on c.id = s.customer_id
  join localities l on l.id = c.locality_id
  join users u on u.id = s.consultant_id
  join partners d on d.id = s.distributor_id
  join seasons t on t.id = s.season_id`;

const documentColumns = sql`s.folio, s.total, s.bags, s.consultant_id, l.zone_id, c.email,
  ${customerNameSql} as customer,
  ${userNameSql} as consultant, d.name as distributor, t.name as season`;

const formatBags = (count: number): string => formatCount(count, 'bolsa', 'bolsas');

/** The details of a sale or DKbono. */
const toDocumentDetails = (row: DocumentRow) => ({
  consultantId: row.consultant_id,
  zoneIds: [row.zone_id],
  email: row.email,
  values: {
    folio: row.folio,
    cliente: row.customer,
    consultor: row.consultant,
    distribuidor: row.distributor,
    temporada: row.season,
    bolsas: formatBags(row.bags),
    total: formatMoney(row.total),
  },
});

async function loadSale(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } =
    await sql<DocumentRow>`select ${documentColumns} from sales s ${documentJoins} where s.id = ${id}`.execute(tx);
  return rows[0] ? toDocumentDetails(rows[0]) : null;
}

/** The amounts and the expiry date of a DKbono. */
interface VoucherFigures {
  paid: string;
  balance: string;
  expires_at: string;
}

async function loadVoucher(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } = await sql<DocumentRow & VoucherFigures>`
    select ${documentColumns}, s.paid, s.balance, s.expires_at from vouchers s ${documentJoins} where s.id = ${id}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return null;
  const details = toDocumentDetails(row);
  const amounts = {
    pagado: formatMoney(row.paid),
    saldo: formatMoney(row.balance),
    vigencia: formatDate(row.expires_at),
  };
  return { ...details, values: { ...details.values, ...amounts } };
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

async function loadInventory(tx: Tx, id: string): Promise<SubjectDetails | null> {
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
      producto: formatProductName(row),
      distribuidor: row.distributor,
      temporada: row.season,
      disponible: formatBags(row.available),
    },
  };
}

interface AccountRow {
  id: string;
  name: string;
  role: Role;
  status: UserStatus;
  created_by: string | null;
  email: string | null;
  own_zone_ids: string[];
  distributor_zone_ids: string[];
  zone_ids: string[];
}

const toManagedAccount = (row: AccountRow): ManagedAccount => ({
  id: row.id,
  role: row.role,
  status: row.status,
  zones: row.own_zone_ids.map((id) => ({ id })),
  distributorZoneIds: row.distributor_zone_ids,
  createdById: row.created_by,
});

/**
 * A user whose account waits for approval, is approved or is rejected. `zoneIds` are the user's own zones, those of the
 * distributor and, for a farmer, that of the locality of the customer with the same phone.
 */
async function loadAccount(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } = await sql<AccountRow>`
    select u.id, ${userNameSql} as name, u.role, u.status, u.created_by, u.email,
      array(select z.zone_id from user_zones z where z.user_id = u.id) as own_zone_ids,
      array(select z.zone_id from partner_zones z where z.partner_id = u.distributor_id) as distributor_zone_ids, array(
      select z.zone_id from user_zones z where z.user_id = u.id
      union select z.zone_id from partner_zones z where z.partner_id = u.distributor_id
      union select l.zone_id from customers c join localities l on l.id = c.locality_id
        where u.role = 'Farmer' and c.phone = u.phone) as zone_ids
    from users u where u.id = ${id}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  return {
    zoneIds: row.zone_ids,
    approverIds: row.status === 'PENDIENTE' ? await listApprovers(tx, toManagedAccount(row), row.zone_ids) : [],
    email: row.email,
    values: { nombre: row.name, rol: roleLabels[row.role] },
  };
}

interface CustomerRow {
  customer: string;
  email: string | null;
  consultant_id: string | null;
  zone_id: string;
  locality: string;
  consultant: string | null;
}

async function loadCustomer(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } = await sql<CustomerRow>`
    select ${customerNameSql} as customer, c.email, c.consultant_id, l.zone_id,
      l.name as locality, ${userNameSql} as consultant
    from customers c join localities l on l.id = c.locality_id left join users u on u.id = c.consultant_id
    where c.id = ${id}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  const { customer: cliente, locality: localidad, consultant } = row;
  const consultor = consultant ?? 'su distribuidor';
  return {
    consultantId: row.consultant_id,
    zoneIds: [row.zone_id],
    email: row.email,
    values: { cliente, localidad, consultor },
  };
}

async function loadSeason(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const row = await tx.selectFrom('seasons').select('name').where('id', '=', id).executeTakeFirst();
  return row ? { zoneIds: [], values: { temporada: row.name } } : null;
}

/** The installation itself, for events without another subject. */
const loadSystem = async (): Promise<SubjectDetails> => ({ zoneIds: [], values: {} });

/** Loads the details of a subject by its kind; null when it does not exist. */
export const subjectLoaders = {
  sale: loadSale,
  voucher: loadVoucher,
  inventory: loadInventory,
  account: loadAccount,
  client: loadCustomer,
  season: loadSeason,
  system: loadSystem,
} as const satisfies Record<string, (tx: Tx, id: string) => Promise<SubjectDetails | null>>;

export type SubjectType = keyof typeof subjectLoaders;
