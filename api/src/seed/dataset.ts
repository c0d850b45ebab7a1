import { subtractMoney, sumMoney } from '@surco/shared/domain';
import { demoProducts } from '@surco/shared/demo';
import type { NewRow } from '../core/db/schema/database';
import { demoAccounts } from './accounts';
import { buildDemoSeasons, eventMinutes, getFirstDay, toInstant, buildSeasonRow } from './calendar';
import { buildDemoCustomers } from './customers';
import { assignFolios, buildDocumentColumns, type DemoDocument, type SeedContext } from './documents';
import { buildHistoryRows } from './documentHistory';
import type { InsertBatch } from './insertBatch';
import { buildStockLedger } from './stockLedger';
import { partnerRows, partnerZoneRows } from './partners';
import { zones } from './locations';
import { buildListPriceRows, buildPriceRows } from './prices';
import { createRandomGenerator } from './random';
import { buildDemoSales } from './sales';
import { buildDemoSimulations, type ProductionTypeRow } from './simulations';
import { buildDemoTargets } from './targets';
import { buildUserRows, buildUserZoneRows, type SignInData } from './users';
import { buildDemoVouchers, type DemoVoucher } from './vouchers';

const buildProductRows = (created: string): NewRow<'products'>[] =>
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

/** The payments of all DKbonos, in order, with their receipts. */
function buildPayments(today: string, vouchers: readonly DemoVoucher[]) {
  const { items, counters } = assignFolios(
    'R',
    vouchers.flatMap((voucher) => {
      let balance = buildDocumentColumns(voucher).total;
      return voucher.payments.map((payment) => {
        const before = balance;
        balance = subtractMoney(before, payment.amount);
        return { voucher, payment, date: payment.date, minute: eventMinutes.payment, before, after: balance };
      });
    }),
  );
  const rows = items.map(({ voucher: { id, customer }, payment, folio, before, after }): NewRow<'payments'> => ({
    ...payment,
    voucher_id: id,
    received_by: customer.consultantId,
    created_by: customer.consultantId,
    created_at: toInstant(payment.date, today, eventMinutes.payment),
    receipt_folio: folio,
    balance_before: before,
    balance_after: after,
  }));
  return { rows, counters };
}

/**
 * Builds the demo data; the same arguments give the same rows. The batches are in an order in which every row is
 * inserted after the rows that it references.
 * @param today the install day, to which all dates are relative
 */
export function buildDemoDataset(
  today: string,
  signInData: SignInData,
  productionTypes: readonly ProductionTypeRow[],
): InsertBatch[] {
  const random = createRandomGenerator(20_260_101);
  const created = toInstant(getFirstDay(today), today, 0);
  const seasons = buildDemoSeasons(today);
  const customers = buildDemoCustomers(
    random,
    today,
    productionTypes.map(({ id }) => id),
  );
  const context: SeedContext = {
    random,
    today,
    products: demoProducts,
    buyingCustomers: customers.filter(({ canBuy }) => canBuy),
  };
  const { items: vouchers, counters: voucherCounters } = assignFolios('DKB', buildDemoVouchers(context, seasons));
  const { items: sales, counters: saleCounters } = assignFolios('V', buildDemoSales(context, seasons, vouchers));
  const payments = buildPayments(today, vouchers);
  const ledger = buildStockLedger(context, Object.values(seasons), sales, vouchers, demoAccounts[1]?.id ?? '');
  const buildCreationColumns = ({ customer, date, minute }: DemoDocument) => ({
    created_at: toInstant(date, today, minute),
    created_by: customer.consultantId,
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
    ['partners', partnerRows.map((partner) => ({ ...partner, created_at: created }))],
    ['partner_zones', partnerZoneRows],
    ['users', buildUserRows(today, signInData)],
    ['user_zones', buildUserZoneRows()],
    ['customers', customers.map(({ row }) => row)],
    ['products', buildProductRows(created)],
    [
      'product_prices',
      [...buildPriceRows(demoProducts, today, getFirstDay(today), seasons), ...buildListPriceRows(demoProducts, today)],
    ],
    ['seasons', Object.values(seasons).map((season) => ({ ...buildSeasonRow(season), created_at: created }))],
    ['inventories', ledger.inventories],
    [
      'vouchers',
      vouchers.map((voucher) => ({
        id: voucher.id,
        folio: voucher.folio,
        status: voucher.status,
        status_reason: voucher.reason,
        expires_at: voucher.expiresAt,
        ...buildDocumentColumns(voucher),
        paid: sumMoney(voucher.payments.map(({ amount }) => amount)),
        sale_total: voucher.status === 'CONVERTIDO' ? buildDocumentColumns(voucher).total : null,
        ...buildCreationColumns(voucher),
      })),
    ],
    [
      'voucher_lines',
      vouchers.flatMap(({ id, lines }) =>
        lines.map((line, position) => ({ ...line, id: random.nextUuid(), voucher_id: id, position })),
      ),
    ],
    ['payments', payments.rows],
    [
      'sales',
      sales.map((sale) => ({
        id: sale.id,
        folio: sale.folio,
        status: sale.status,
        voucher_id: sale.voucherId,
        ...buildDocumentColumns(sale),
        ...buildCreationColumns(sale),
      })),
    ],
    [
      'sale_lines',
      sales.flatMap(({ id, lines }) =>
        lines.map((line, position) => ({ ...line, id: random.nextUuid(), sale_id: id, position })),
      ),
    ],
    ['targets', buildDemoTargets(context, seasons, sales, demoAccounts[1]?.id ?? null)],
    ['stock_movements', ledger.movements],
    ['document_history', buildHistoryRows(context, sales, vouchers)],
    ['simulations', buildDemoSimulations(today, customers, productionTypes)],
    ['folio_counters', [...voucherCounters, ...saleCounters, ...payments.counters]],
  ];
}
