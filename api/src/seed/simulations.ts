import { addDays } from '@surco/shared/domain/calendar';
import { completeInput, defaultParameters, simulate, type SilageRequest } from '@surco/shared/domain';
import { demoProducts, demoProductionType } from '@surco/shared/testing/catalogue';
import type { NewRow } from '../db/types';
import { demoAccounts } from './accounts';
import { instant } from './calendar';
import type { DemoClient } from './clients';
import { fixedId } from './random';

/** A production type as the reference data has it. */
export interface NamedType {
  id: string;
  name: string;
}

interface Idea {
  name: string;
  by: 'Farmer' | 'Consultant';
  /** Of the consultant's customers, the one at this place; absent for none. */
  customer?: number;
  code: string;
  production?: string;
  daysAgo: number;
  request: SilageRequest;
}

const bunker = { type: 'BUNKER', width: 8, height: 2.5 } as const;
const heap = { type: 'PASTEL', width: 4, height: 1.5 } as const;
const bag = { type: 'BOLSA', width: 2.7, height: 2.2 } as const;
const own = (change: Omit<SilageRequest, 'mode'>): SilageRequest => ({ mode: 'AUTOCONSUMO', ...change });

/** What people try with the simulator: one herd under two conditions, two hybrids for one customer, silage to sell. */
const ideas: readonly Idea[] = [
  {
    name: 'Hato en temporal',
    by: 'Farmer',
    code: 'DKX-540',
    production: 'Leche',
    daysAgo: 9,
    request: own({ condition: 'TEMPORAL', silo: heap, animals: 35 }),
  },
  {
    name: 'Hato con riego',
    by: 'Farmer',
    code: 'DKX-620',
    production: 'Leche',
    daysAgo: 9,
    request: own({ condition: 'RIEGO', silo: { ...bunker, width: 5, height: 2 }, animals: 35 }),
  },
  {
    name: 'Engorda de 60 novillos',
    by: 'Farmer',
    code: 'DKX-S10',
    production: 'Engorda',
    daysAgo: 2,
    request: own({ condition: 'TEMPORAL', silo: bag, animals: 60, reserve: 0.05 }),
  },
  {
    name: 'Establo con DKX-620',
    by: 'Consultant',
    customer: 0,
    code: 'DKX-620',
    production: 'Leche',
    daysAgo: 6,
    request: own({ condition: 'RIEGO', silo: bunker, animals: 100 }),
  },
  {
    name: 'Establo con DKX-700',
    by: 'Consultant',
    customer: 0,
    code: 'DKX-700',
    production: 'Leche',
    daysAgo: 6,
    request: own({ condition: 'RIEGO', silo: bunker, animals: 100, discount: 0.05 }),
  },
  {
    name: 'Venta de silo, 40 hectáreas',
    by: 'Consultant',
    customer: 1,
    code: 'DKX-680',
    daysAgo: 3,
    request: { mode: 'VENTA', condition: 'RIEGO', silo: bunker, hectares: 40, rentPerHa: 12_000, salePrice: 1_300 },
  },
];

const accountOf = (role: Idea['by']): string => demoAccounts.find((account) => account.role === role)?.id ?? '';

/** Saved simulations of the demo farmer and the demo consultant, calculated as the API would. */
export function demoSimulations(
  today: string,
  clients: readonly DemoClient[],
  productionTypes: readonly NamedType[],
): NewRow<'simulations'>[] {
  // A hundred cows and forty hectares are for those who have the land.
  const customers = clients.filter(
    ({ buys, consultantId, hectares }) => buys && consultantId === accountOf('Consultant') && hectares >= 40,
  );
  return ideas.flatMap(({ name, by, customer, code, production, daysAgo, request }, index) => {
    const product = demoProducts.find((candidate) => candidate.code === code);
    if (!product) return [];
    const subject = {
      product,
      production: production ? demoProductionType(production) : null,
      parameters: defaultParameters,
    };
    const input = completeInput(request, subject);
    const clientId = customer === undefined ? null : (customers[customer]?.row.id ?? null);
    const ids = {
      productId: product.id,
      productionTypeId: productionTypes.find((type) => type.name === production)?.id ?? null,
      clientId,
    };
    const at = instant(addDays(today, -daysAgo), today, 60 + index * 7);
    return [
      {
        id: fixedId('15', index + 1),
        user_id: accountOf(by),
        client_id: clientId,
        name,
        input: { ...input, ...ids },
        result: simulate(input, subject),
        created_at: at,
        updated_at: at,
      },
    ];
  });
}
