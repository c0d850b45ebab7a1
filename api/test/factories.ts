import { randomUUID } from 'node:crypto';
import type { Role } from '@surco/shared/contract/roles';
import type { Db } from '../src/db/pool';
import type { Database, NewRow, Row } from '../src/db/types';
import { currentTerms } from '../src/modules/terms/text';

let last = 0;
/** A number no other record of this file has. */
const next = (): number => (last += 1);
const phone = (): string => `871${String(2_000_000 + next())}`;

type Change<T extends keyof Database> = Partial<NewRow<T>>;

/** Records for tests: each complete by itself, with only what a test cares about said by it. */
export function factories(db: Db) {
  const zone = async (): Promise<Row<'zones'>> => {
    const made = await db
      .insertInto('zones')
      .values({ name: `Zona ${next()}` })
      .returningAll()
      .executeTakeFirstOrThrow();
    await db.insertInto('zone_states').values({ zone_id: made.id, state_id: '05' }).execute();
    return made;
  };
  const locality = (zoneId: string): Promise<Row<'localities'>> =>
    db
      .insertInto('localities')
      .values({ name: `Localidad ${next()}`, municipality: 'Torreón', state_id: '05', zone_id: zoneId })
      .returningAll()
      .executeTakeFirstOrThrow();
  const distributor = async (
    change: Change<'partners'> = {},
    zoneIds: readonly string[] = [],
  ): Promise<Row<'partners'>> => {
    const made = await db
      .insertInto('partners')
      .values({ type: 'DISTRIBUTOR', name: `Distribuidor ${next()}`, ...change })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (zoneIds.length > 0)
      await db
        .insertInto('partner_zones')
        .values(zoneIds.map((zone_id) => ({ partner_id: made.id, zone_id })))
        .execute();
    return made;
  };
  const user = async (
    role: Role,
    change: Change<'users'> = {},
    zoneIds: readonly string[] = [],
  ): Promise<Row<'users'>> => {
    const made = await db
      .insertInto('users')
      .values({
        first_name: role,
        last_name: `Prueba ${next()}`,
        email: `u${next()}@ejemplo.mx`,
        role,
        status: 'ACTIVO',
        tos_version: currentTerms.version,
        ...change,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (zoneIds.length > 0)
      await db
        .insertInto('user_zones')
        .values(zoneIds.map((zone_id) => ({ user_id: made.id, zone_id })))
        .execute();
    return made;
  };
  const client = (localityId: string, consultantId: string, change: Change<'clients'> = {}): Promise<Row<'clients'>> =>
    db
      .insertInto('clients')
      .values({
        person_type: 'FISICA',
        first_name: 'José',
        last_name: `Peña ${next()}`,
        phone: phone(),
        state_id: '05',
        locality_id: localityId,
        consultant_id: consultantId,
        status: 'ACTIVO',
        ...change,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const product = (change: Change<'products'> = {}): Promise<Row<'products'>> =>
    db
      .insertInto('products')
      .values({
        code: `DKX-${next()}`,
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
  const season = (change: Change<'seasons'> = {}): Promise<Row<'seasons'>> =>
    db
      .insertInto('seasons')
      .values({
        name: `PV ${next()}`,
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

  /** A DKbono of some bags of one product, committed in the stock, with what was paid of it. */
  const voucher = async (of: {
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
    const made = await db
      .insertInto('vouchers')
      .values({
        folio: `DKB-2026-${String(next()).padStart(6, '0')}`,
        status: of.paid === of.total ? 'LIQUIDADO' : 'CON_ABONOS',
        date: '2026-02-01',
        expires_at: '2026-12-31',
        customer_id: of.customerId,
        season_id: of.seasonId,
        distributor_id: of.distributorId,
        consultant_id: of.consultantId,
        subtotal: of.total,
        total: of.total,
        paid: of.paid,
        bags: of.quantity,
        hectares: '1.00',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('voucher_lines')
      .values({
        voucher_id: made.id,
        position: 0,
        product_id: of.product.id,
        quantity: of.quantity,
        base_price: of.price,
        total: of.total,
        product_yield: '60',
      })
      .execute();
    await db
      .updateTable('inventories')
      .set({ committed: of.quantity })
      .where('product_id', '=', of.product.id)
      .where('season_id', '=', of.seasonId)
      .where('distributor_id', '=', of.distributorId)
      .execute();
    return made;
  };

  return { zone, locality, distributor, user, client, product, season, inventory, voucher, key: randomUUID };
}

export type Factories = ReturnType<typeof factories>;

/** A small company: one of each, and a second zone with people of its own. */
export async function company(make: Factories) {
  const zone = await make.zone();
  const elsewhere = await make.zone();
  const locality = await make.locality(zone.id);
  const far = await make.locality(elsewhere.id);
  const distributor = await make.distributor({}, [zone.id]);
  const consultant = await make.user('Consultant', { distributor_id: distributor.id });
  const colleague = await make.user('Consultant', { distributor_id: distributor.id });
  const users = {
    Admin: await make.user('Admin'),
    Coordinator: await make.user('Coordinator', {}, [zone.id]),
    Supervisor: await make.user('Supervisor', {}, [zone.id]),
    Consultant: consultant,
    Farmer: await make.user('Farmer', { phone: '8711234567', client_key_hash: 'x', client_key_hint: '••••-0001' }),
  };
  const season = await make.season();
  const product = await make.product();
  const second = await make.product({ base_price: '2473.00' });
  const inventory = await make.inventory(season.id, product.id, distributor.id, 100);
  await make.inventory(season.id, second.id, distributor.id, 50);
  const client = await make.client(locality.id, consultant.id);
  const farClient = await make.client(far.id, colleague.id);
  return {
    zone,
    elsewhere,
    locality,
    far,
    distributor,
    consultant,
    colleague,
    users,
    season,
    product,
    second,
    inventory,
    client,
    farClient,
  };
}

export type Company = Awaited<ReturnType<typeof company>>;
