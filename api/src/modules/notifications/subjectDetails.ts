import {
  formatCount,
  formatDate,
  formatMoney,
  formatProductName,
  type ManagedAccount,
  MANAGER_ROLES,
  type Role,
  roleLabels,
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
  const { rows } = await sql<{ id: string; role: Role; zoneIds: string[] }>`
    select u.id, u.role, array(select z.zone_id from user_zones z where z.user_id = u.id) as "zoneIds"
    from users u where u.status = 'ACTIVO' and u.role in (${sql.join(MANAGER_ROLES)})`.execute(tx);
  return rows
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

// In the rows below, Spanish names are those of placeholders.

interface DocumentRow {
  consultantId: string;
  zoneIds: string[];
  email: string | null;
  total: string;
  bags: number;
  folio: string;
  cliente: string;
  consultor: string;
  distribuidor: string;
  temporada: string;
}

const documentJoins = sql`
  join customers c on c.id = s.customer_id
  join users u on u.id = s.consultant_id
  join partners d on d.id = s.distributor_id
  join seasons t on t.id = s.season_id`;

const documentColumns = sql`s.consultant_id as "consultantId", array[s.zone_id] as "zoneIds", c.email, s.total, s.bags,
  s.folio, ${customerNameSql} as cliente, ${userNameSql} as consultor, d.name as distribuidor, t.name as temporada`;

const formatBags = (count: number): string => formatCount(count, 'bolsa', 'bolsas');

/** The details of a sale or DKbono. */
const toDocumentDetails = ({ consultantId, zoneIds, email, total, bags, ...values }: DocumentRow) => ({
  consultantId,
  zoneIds,
  email,
  values: { ...values, bolsas: formatBags(bags), total: formatMoney(total) },
});

async function loadSale(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } =
    await sql<DocumentRow>`select ${documentColumns} from sales s ${documentJoins} where s.id = ${id}`.execute(tx);
  return rows[0] ? toDocumentDetails(rows[0]) : null;
}

async function loadVoucher(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } = await sql<DocumentRow & { paid: string; balance: string; expires_at: string }>`
    select ${documentColumns}, s.paid, s.balance, s.expires_at from vouchers s ${documentJoins}
    where s.id = ${id}`.execute(tx);
  if (!rows[0]) return null;
  const { paid, balance, expires_at: expiresAt, ...document } = rows[0];
  const details = toDocumentDetails(document);
  const amounts = { pagado: formatMoney(paid), saldo: formatMoney(balance), vigencia: formatDate(expiresAt) };
  return { ...details, values: { ...details.values, ...amounts } };
}

interface StockRow {
  distributorId: string;
  zoneIds: string[];
  available: number;
  code: string;
  name: string;
  distribuidor: string;
  temporada: string;
}

async function loadInventory(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } = await sql<StockRow>`
    select i.distributor_id as "distributorId", i.available, p.code, p.name, d.name as distribuidor, t.name as temporada,
      array(select z.zone_id from partner_zones z where z.partner_id = d.id) as "zoneIds"
    from inventories i join products p on p.id = i.product_id join partners d on d.id = i.distributor_id
      join seasons t on t.id = i.season_id
    where i.id = ${id}`.execute(tx);
  if (!rows[0]) return null;
  const { distributorId, zoneIds, available, code, name, ...values } = rows[0];
  const producto = formatProductName({ code, name });
  return { distributorId, zoneIds, values: { ...values, producto, disponible: formatBags(available) } };
}

type AccountRow = ManagedAccount & { zoneIds: string[]; email: string | null; nombre: string };

/**
 * A user whose account waits for approval, is approved or is rejected. `zoneIds` are the user's own zones, those of the
 * distributor and, for a farmer, that of the locality of the customer with the same phone.
 */
async function loadAccount(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.role, u.status, u.created_by as "createdById", u.email, ${userNameSql} as nombre,
      array(select json_build_object('id', z.zone_id) from user_zones z where z.user_id = u.id) as zones,
      array(select z.zone_id from partner_zones z where z.partner_id = u.distributor_id) as "distributorZoneIds", array(
      select z.zone_id from user_zones z where z.user_id = u.id
      union select z.zone_id from partner_zones z where z.partner_id = u.distributor_id
      union select l.zone_id from customers c join localities l on l.id = c.locality_id
        where u.role = 'Farmer' and c.phone = u.phone) as "zoneIds"
    from users u where u.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { zoneIds, email, nombre } = row;
  const approverIds = row.status === 'PENDIENTE' ? await listApprovers(tx, row, zoneIds) : [];
  return { zoneIds, approverIds, email, values: { nombre, rol: roleLabels[row.role] } };
}

interface CustomerRow {
  consultantId: string | null;
  zoneIds: string[];
  email: string | null;
  cliente: string;
  localidad: string;
  consultor: string;
}

async function loadCustomer(tx: Tx, id: string): Promise<SubjectDetails | null> {
  const { rows } = await sql<CustomerRow>`
    select c.consultant_id as "consultantId", array[l.zone_id] as "zoneIds", c.email, ${customerNameSql} as cliente,
      l.name as localidad, coalesce(${userNameSql}, 'su distribuidor') as consultor
    from customers c join localities l on l.id = c.locality_id left join users u on u.id = c.consultant_id
    where c.id = ${id}`.execute(tx);
  if (!rows[0]) return null;
  const { consultantId, zoneIds, email, ...values } = rows[0];
  return { consultantId, zoneIds, email, values };
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
