import { randomUUID } from 'node:crypto';
import type { Role } from '@surco/shared/domain';
import type { Db } from '../core/db/pool';
import type { Database, NewRow, Row } from '../core/db/schema/database';

let lastNumber = 0;
/** A number that is unique within the test file. */
export const getNextNumber = (): number => (lastNumber += 1);
const getNextPhone = (): string => `871${String(2_000_000 + getNextNumber())}`;

type Overrides<T extends keyof Database> = Partial<NewRow<T>>;

interface VoucherOptions {
  customerId: string;
  seasonId: string;
  distributorId: string;
  consultantId: string;
  product: Row<'products'>;
  quantity: number;
  price: string;
  total: string;
  paid: string;
}

/** Creates valid records with defaults; a test overrides the columns that matter to it. */
export function createFactories(db: Db) {
  const insert = <T extends keyof Database>(table: T, values: NewRow<T>): Promise<Row<T>> =>
    db.insertInto(table).values(values).returningAll().executeTakeFirstOrThrow();

  const zone = async (): Promise<Row<'zones'>> => {
    const inserted = await insert('zones', { name: `Zona ${getNextNumber()}` });
    await insert('zone_states', { zone_id: inserted.id, state_id: '05' });
    return inserted;
  };
  const locality = (zoneId: string): Promise<Row<'localities'>> =>
    insert('localities', {
      name: `Localidad ${getNextNumber()}`,
      municipality: 'Torreón',
      state_id: '05',
      zone_id: zoneId,
    });
  const distributor = async (
    change: Overrides<'partners'> = {},
    zoneIds: readonly string[] = [],
  ): Promise<Row<'partners'>> => {
    const inserted = await insert('partners', {
      type: 'DISTRIBUTOR',
      name: `Distribuidor ${getNextNumber()}`,
      ...change,
    });
    for (const zone_id of zoneIds) await insert('partner_zones', { partner_id: inserted.id, zone_id });
    return inserted;
  };
  const user = async (
    role: Role,
    change: Overrides<'users'> = {},
    zoneIds: readonly string[] = [],
  ): Promise<Row<'users'>> => {
    const inserted = await insert('users', {
      first_name: role,
      last_name: `Prueba ${getNextNumber()}`,
      email: `u${getNextNumber()}@ejemplo.mx`,
      role,
      status: 'ACTIVO',
      tos_version: '2026-01',
      ...change,
    });
    for (const zone_id of zoneIds) await insert('user_zones', { user_id: inserted.id, zone_id });
    return inserted;
  };
  const customer = (
    localityId: string,
    consultantId: string,
    change: Overrides<'customers'> = {},
  ): Promise<Row<'customers'>> =>
    insert('customers', {
      person_type: 'FISICA',
      first_name: 'José',
      last_name: `Peña ${getNextNumber()}`,
      phone: getNextPhone(),
      state_id: '05',
      locality_id: localityId,
      consultant_id: consultantId,
      status: 'ACTIVO',
      ...change,
    });
  const product = (change: Overrides<'products'> = {}): Promise<Row<'products'>> =>
    insert('products', {
      code: `DKX-${getNextNumber()}`,
      name: 'Maíz de prueba',
      crop: 'MAIZ',
      use: 'SILO',
      packaging: 'SEMILLAS',
      seeds_per_bag: 60_000,
      density_plants_ha: 80_000,
      yield_mv: 60,
      dry_matter: 0.33,
      base_price: '3950.00',
      max_discount: 0.1,
      ...change,
    });
  const season = (change: Overrides<'seasons'> = {}): Promise<Row<'seasons'>> =>
    insert('seasons', {
      name: `PV ${getNextNumber()}`,
      start_date: '2026-01-01',
      end_date: '2027-12-31',
      is_open: true,
      is_voucher_open: true,
      ...change,
    });
  const inventory = (
    season_id: string,
    product_id: string,
    distributor_id: string,
    initial: number,
  ): Promise<Row<'inventories'>> => insert('inventories', { season_id, product_id, distributor_id, initial });

  /** Creates a DKbono for one product, and sets (not adds to) the committed bags of its inventory to its quantity. */
  const voucher = async (options: VoucherOptions): Promise<Row<'vouchers'>> => {
    const { product: sold, quantity, price, total, paid } = options;
    const inserted = await insert('vouchers', {
      folio: `DKB-2026-${String(getNextNumber()).padStart(6, '0')}`,
      status: paid === total ? 'LIQUIDADO' : 'CON_ABONOS',
      date: '2026-02-01',
      expires_at: '2026-12-31',
      customer_id: options.customerId,
      season_id: options.seasonId,
      distributor_id: options.distributorId,
      consultant_id: options.consultantId,
      subtotal: total,
      total,
      paid,
      bags: quantity,
      hectares: '1.00',
    });
    const line = { voucher_id: inserted.id, position: 0, product_id: sold.id, product_yield: '60' };
    await insert('voucher_lines', { ...line, quantity, base_price: price, total });
    await db
      .updateTable('inventories')
      .set({ committed: quantity })
      .where('product_id', '=', sold.id)
      .where('season_id', '=', options.seasonId)
      .where('distributor_id', '=', options.distributorId)
      .execute();
    return inserted;
  };

  return { insert, zone, locality, distributor, user, customer, product, season, inventory, voucher, uuid: randomUUID };
}

export type Factories = ReturnType<typeof createFactories>;
