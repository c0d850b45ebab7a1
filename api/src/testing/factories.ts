import { randomUUID } from 'node:crypto';
import type { Role } from '@surco/shared/domain';
import type { Db } from '../core/db/pool';
import type { Database, NewRow, Row } from '../core/db/schema/database';

let lastNumber = 0;
/** A number that is unique within the test file. */
export const getNextNumber = (): number => (lastNumber += 1);
const getNextPhone = (): string => `871${String(2_000_000 + getNextNumber())}`;

type Overrides<T extends keyof Database> = Partial<NewRow<T>>;

/** Creates valid records with defaults; a test overrides the columns that matter to it. */
export function createFactories(db: Db) {
  const zone = async (): Promise<Row<'zones'>> => {
    const inserted = await db
      .insertInto('zones')
      .values({ name: `Zona ${getNextNumber()}` })
      .returningAll()
      .executeTakeFirstOrThrow();
    await db.insertInto('zone_states').values({ zone_id: inserted.id, state_id: '05' }).execute();
    return inserted;
  };
  const locality = (zoneId: string): Promise<Row<'localities'>> =>
    db
      .insertInto('localities')
      .values({ name: `Localidad ${getNextNumber()}`, municipality: 'Torreón', state_id: '05', zone_id: zoneId })
      .returningAll()
      .executeTakeFirstOrThrow();
  const distributor = async (
    change: Overrides<'partners'> = {},
    zoneIds: readonly string[] = [],
  ): Promise<Row<'partners'>> => {
    const inserted = await db
      .insertInto('partners')
      .values({ type: 'DISTRIBUTOR', name: `Distribuidor ${getNextNumber()}`, ...change })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (zoneIds.length > 0)
      await db
        .insertInto('partner_zones')
        .values(zoneIds.map((zone_id) => ({ partner_id: inserted.id, zone_id })))
        .execute();
    return inserted;
  };
  const user = async (
    role: Role,
    change: Overrides<'users'> = {},
    zoneIds: readonly string[] = [],
  ): Promise<Row<'users'>> => {
    const inserted = await db
      .insertInto('users')
      .values({
        first_name: role,
        last_name: `Prueba ${getNextNumber()}`,
        email: `u${getNextNumber()}@ejemplo.mx`,
        role,
        status: 'ACTIVO',
        tos_version: '2026-01',
        ...change,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (zoneIds.length > 0)
      await db
        .insertInto('user_zones')
        .values(zoneIds.map((zone_id) => ({ user_id: inserted.id, zone_id })))
        .execute();
    return inserted;
  };
  const customer = (
    localityId: string,
    consultantId: string,
    change: Overrides<'customers'> = {},
  ): Promise<Row<'customers'>> =>
    db
      .insertInto('customers')
      .values({
        person_type: 'FISICA',
        first_name: 'José',
        last_name: `Peña ${getNextNumber()}`,
        phone: getNextPhone(),
        state_id: '05',
        locality_id: localityId,
        consultant_id: consultantId,
        status: 'ACTIVO',
        ...change,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const product = (change: Overrides<'products'> = {}): Promise<Row<'products'>> =>
    db
      .insertInto('products')
      .values({
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
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const season = (change: Overrides<'seasons'> = {}): Promise<Row<'seasons'>> =>
    db
      .insertInto('seasons')
      .values({
        name: `PV ${getNextNumber()}`,
        start_date: '2026-01-01',
        end_date: '2027-12-31',
        is_open: true,
        is_voucher_open: true,
        ...change,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const inventory = (
    seasonId: string,
    productId: string,
    distributorId: string,
    initial: number,
  ): Promise<Row<'inventories'>> =>
    db
      .insertInto('inventories')
      .values({ season_id: seasonId, product_id: productId, distributor_id: distributorId, initial })
      .returningAll()
      .executeTakeFirstOrThrow();

  /** Creates a DKbono for one product, and sets (not adds to) the committed bags of its inventory to its quantity. */
  const voucher = async (options: {
    customerId: string;
    seasonId: string;
    distributorId: string;
    consultantId: string;
    product: Row<'products'>;
    quantity: number;
    price: string;
    total: string;
    paid: string;
  }) => {
    const inserted = await db
      .insertInto('vouchers')
      .values({
        folio: `DKB-2026-${String(getNextNumber()).padStart(6, '0')}`,
        status: options.paid === options.total ? 'LIQUIDADO' : 'CON_ABONOS',
        date: '2026-02-01',
        expires_at: '2026-12-31',
        customer_id: options.customerId,
        season_id: options.seasonId,
        distributor_id: options.distributorId,
        consultant_id: options.consultantId,
        subtotal: options.total,
        total: options.total,
        paid: options.paid,
        bags: options.quantity,
        hectares: '1.00',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('voucher_lines')
      .values({
        voucher_id: inserted.id,
        position: 0,
        product_id: options.product.id,
        quantity: options.quantity,
        base_price: options.price,
        total: options.total,
        product_yield: '60',
      })
      .execute();
    await db
      .updateTable('inventories')
      .set({ committed: options.quantity })
      .where('product_id', '=', options.product.id)
      .where('season_id', '=', options.seasonId)
      .where('distributor_id', '=', options.distributorId)
      .execute();
    return inserted;
  };

  return { zone, locality, distributor, user, customer, product, season, inventory, voucher, uuid: randomUUID };
}

export type Factories = ReturnType<typeof createFactories>;
