import {
  addDays,
  applyInputDefaults,
  defaultSilageParameters,
  type SilageRequest,
  simulate,
} from '@surco/shared/domain';
import { demoProducts, getDemoProductionType } from '@surco/shared/demo';
import type { NewRow } from '../core/db/schema/database';
import { demoAccounts } from './accounts';
import { toInstant } from './calendar';
import type { DemoCustomer } from './customers';
import { createFixedId } from './random';

/** A production type of the database. */
export interface ProductionTypeRow {
  id: string;
  name: string;
}

interface SimulationDefinition {
  name: string;
  ownerRole: 'Farmer' | 'Consultant';
  /** Index of the customer among the consultant's customers with enough land (`suitableCustomers`); absent for none. */
  customerIndex?: number;
  productCode: string;
  productionTypeName?: string;
  daysAgo: number;
  request: SilageRequest;
}

const bunkerSilo = { type: 'BUNKER', width: 8, height: 2.5 } as const;
const heapSilo = { type: 'PASTEL', width: 4, height: 1.5 } as const;
const bagSilo = { type: 'BOLSA', width: 2.7, height: 2.2 } as const;
const buildOwnUseRequest = (change: Omit<SilageRequest, 'mode'>): SilageRequest => ({ mode: 'AUTOCONSUMO', ...change });

/** Typical uses: one herd under two conditions, fattening, two hybrids for one customer, silage to sell. */
const simulationDefinitions: readonly SimulationDefinition[] = [
  {
    name: 'Hato en temporal',
    ownerRole: 'Farmer',
    productCode: 'DKX-540',
    productionTypeName: 'Leche',
    daysAgo: 9,
    request: buildOwnUseRequest({ condition: 'TEMPORAL', silo: heapSilo, animals: 35 }),
  },
  {
    name: 'Hato con riego',
    ownerRole: 'Farmer',
    productCode: 'DKX-620',
    productionTypeName: 'Leche',
    daysAgo: 9,
    request: buildOwnUseRequest({ condition: 'RIEGO', silo: { ...bunkerSilo, width: 5, height: 2 }, animals: 35 }),
  },
  {
    name: 'Engorda de 60 novillos',
    ownerRole: 'Farmer',
    productCode: 'DKX-S10',
    productionTypeName: 'Engorda',
    daysAgo: 2,
    request: buildOwnUseRequest({ condition: 'TEMPORAL', silo: bagSilo, animals: 60, reserve: 0.05 }),
  },
  {
    name: 'Establo con DKX-620',
    ownerRole: 'Consultant',
    customerIndex: 0,
    productCode: 'DKX-620',
    productionTypeName: 'Leche',
    daysAgo: 6,
    request: buildOwnUseRequest({ condition: 'RIEGO', silo: bunkerSilo, animals: 100 }),
  },
  {
    name: 'Establo con DKX-700',
    ownerRole: 'Consultant',
    customerIndex: 0,
    productCode: 'DKX-700',
    productionTypeName: 'Leche',
    daysAgo: 6,
    request: buildOwnUseRequest({ condition: 'RIEGO', silo: bunkerSilo, animals: 100, discount: 0.05 }),
  },
  {
    name: 'Venta de silo, 40 hectáreas',
    ownerRole: 'Consultant',
    customerIndex: 1,
    productCode: 'DKX-680',
    daysAgo: 3,
    request: { mode: 'VENTA', condition: 'RIEGO', silo: bunkerSilo, hectares: 40, rentPerHa: 12_000, salePrice: 1_300 },
  },
];

const findAccountId = (role: SimulationDefinition['ownerRole']): string =>
  demoAccounts.find((account) => account.role === role)?.id ?? '';

/** Saved simulations of the demo farmer and the demo consultant, calculated as the API would. */
export function buildDemoSimulations(
  today: string,
  customers: readonly DemoCustomer[],
  productionTypes: readonly ProductionTypeRow[],
): NewRow<'simulations'>[] {
  // Their simulations have a hundred cows or forty hectares, so the customers need enough land.
  const suitableCustomers = customers.filter(
    ({ canBuy, consultantId, hectares }) => canBuy && consultantId === findAccountId('Consultant') && hectares >= 40,
  );
  return simulationDefinitions.flatMap(
    ({ name, ownerRole, customerIndex, productCode, productionTypeName, daysAgo, request }, index) => {
      const product = demoProducts.find((candidate) => candidate.code === productCode);
      if (!product) return [];
      const subject = {
        product,
        production: productionTypeName ? getDemoProductionType(productionTypeName) : null,
        parameters: defaultSilageParameters,
      };
      const input = applyInputDefaults(request, subject);
      const clientId = customerIndex === undefined ? null : (suitableCustomers[customerIndex]?.row.id ?? null);
      const ids = {
        productId: product.id,
        productionTypeId: productionTypes.find((type) => type.name === productionTypeName)?.id ?? null,
        clientId,
      };
      const at = toInstant(addDays(today, -daysAgo), today, 60 + index * 7);
      return [
        {
          id: createFixedId('15', index + 1),
          user_id: findAccountId(ownerRole),
          customer_id: clientId,
          name,
          input: { ...input, ...ids },
          result: simulate(input, subject),
          created_at: at,
          updated_at: at,
        },
      ];
    },
  );
}
