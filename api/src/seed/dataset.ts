import { sumMoney } from '@surco/shared/domain/money';
import { demoProducts } from '@surco/shared/testing/catalogue';
import type { NewRow } from '../db/types';
import { demoAccounts } from './accounts';
import { demoSeasons, firstDay, instant, seasonRow } from './calendar';
import { demoClients } from './clients';
import { documentColumns, numbered, type World } from './documents';
import { historyRows } from './history';
import type { Batch } from './insert';
import { demoLedger } from './ledger';
import { partners, partnerZones } from './partners';
import { zones } from './places';
import { priceRows } from './prices';
import { createChance } from './random';
import { demoSales } from './sales';
import { demoSimulations, type NamedType } from './simulations';
import { userRows, userZoneRows, type Secrets } from './users';
import { demoVouchers, type VoucherDraft } from './vouchers';

const productRows = (created: string): NewRow<'products'>[] =>
  demoProducts.map((product) => ({
    id: product.id,
    code: product.code,
    name: product.name,
    crop: product.crop,
    use: product.use,
    environment: product.environment,
    packaging: product.packaging,
    seeds_per_bag: product.seedsPerBag,
    kg_per_bag: product.kgPerBag,
    kg_per_ha: product.kgPerHa,
    density_plants_ha: product.densityPlantsHa,
    yield_mv: product.yieldMV,
    dry_matter: product.dryMatter,
    base_price: product.basePrice,
    max_discount: product.maxDiscount,
    tax_rate: product.taxRate,
    seed_category: product.seedCategory,
    treatment: product.treatment,
    enabled: product.enabled,
    created_at: created,
  }));

const paymentRows = (today: string, vouchers: readonly VoucherDraft[]): NewRow<'payments'>[] =>
  vouchers.flatMap(({ id, payments, client }) =>
    payments.map((payment) => ({
      ...payment,
      voucher_id: id,
      received_by: client.consultantId,
      created_by: client.consultantId,
      created_at: instant(payment.date, today, 595),
    })),
  );

/**
 * The demo data, relative to the install day and otherwise the same everywhere: batches in an order in which every
 * row finds what it refers to.
 */
export function demoDataset(today: string, secrets: Secrets, productionTypes: readonly NamedType[]): Batch[] {
  const chance = createChance(20_260_101);
  const created = instant(firstDay(today), today, 0);
  const seasons = demoSeasons(today);
  const clients = demoClients(
    chance,
    today,
    productionTypes.map(({ id }) => id),
  );
  const world: World = { chance, today, products: demoProducts, buyers: clients.filter(({ buys }) => buys) };
  const { items: vouchers, counters: voucherCounters } = numbered('DKB', 'DKB', demoVouchers(world, seasons));
  const { items: sales, counters: saleCounters } = numbered('V', 'V', demoSales(world, seasons, vouchers));
  const ledger = demoLedger(world, Object.values(seasons), sales, vouchers, demoAccounts[1]?.id ?? '');
  const by = (consultantId: string, date: string, minute: number) => ({
    created_at: instant(date, today, minute),
    created_by: consultantId,
  });
  return [
    ['zones', zones.map(({ id, name }) => ({ id, name, created_at: created }))],
    ['zone_states', zones.flatMap(({ id, stateIds }) => stateIds.map((state_id) => ({ zone_id: id, state_id })))],
    [
      'localities',
      zones.flatMap((zone) =>
        zone.localities.map(({ id, name, municipality, stateId }) => ({
          id,
          name,
          municipality,
          state_id: stateId,
          zone_id: zone.id,
          created_at: created,
        })),
      ),
    ],
    ['partners', partners.map((partner) => ({ ...partner, created_at: created }))],
    ['partner_zones', partnerZones],
    ['users', userRows(today, secrets)],
    ['user_zones', userZoneRows()],
    ['clients', clients.map(({ row }) => row)],
    ['products', productRows(created)],
    ['product_prices', priceRows(demoProducts, today, firstDay(today), seasons)],
    ['seasons', Object.values(seasons).map((season) => ({ ...seasonRow(season), created_at: created }))],
    ['inventories', ledger.inventories],
    [
      'vouchers',
      vouchers.map((made) => ({
        id: made.id,
        folio: made.folio,
        status: made.status,
        status_reason: made.reason,
        expires_at: made.expiresAt,
        ...documentColumns(made),
        paid: sumMoney(made.payments.map(({ amount }) => amount)),
        ...by(made.client.consultantId, made.date, made.minute),
      })),
    ],
    [
      'voucher_lines',
      vouchers.flatMap(({ id, lines }) =>
        lines.map((line, position) => ({ ...line, id: chance.uuid(), voucher_id: id, position })),
      ),
    ],
    ['payments', paymentRows(today, vouchers)],
    [
      'sales',
      sales.map((made) => ({
        id: made.id,
        folio: made.folio,
        status: made.status,
        voucher_id: made.voucherId,
        ...documentColumns(made),
        ...by(made.client.consultantId, made.date, made.minute),
      })),
    ],
    [
      'sale_lines',
      sales.flatMap(({ id, lines }) =>
        lines.map((line, position) => ({ ...line, id: chance.uuid(), sale_id: id, position })),
      ),
    ],
    ['stock_movements', ledger.movements],
    ['document_history', historyRows(world, sales, vouchers)],
    ['simulations', demoSimulations(today, clients, productionTypes)],
    ['folio_counters', [...voucherCounters, ...saleCounters]],
  ];
}
