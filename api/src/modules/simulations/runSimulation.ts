import type { CallInput, ProductionType, Simulation } from '@surco/shared/contract';
import { applyInputDefaults, resolveSilageParameters, simulate, validateSilage } from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import { assertNoFieldErrors, createFieldError } from '../../core/http/httpError';
import { readSimulatorCatalog } from './readSimulatorCatalog';

type Body = CallInput<'POST /simulations'>['body'];

function findProductionType(types: readonly ProductionType[], id: string | null | undefined): ProductionType | null {
  if (!id) return null;
  const type = types.find((candidate) => candidate.id === id);
  if (!type) throw createFieldError('productionTypeId', 'Este tipo de producción ya no está disponible.');
  return type;
}

/**
 * Runs the model that the screen also uses, on the current catalog; results computed in the browser are not used.
 * @throws HttpError 400 for a product or production type that is not available, or for invalid input
 */
export async function runSimulation(db: Db | Tx, body: Body): Promise<Pick<Simulation, 'input' | 'result'>> {
  const { products, productionTypes, parameters } = await readSimulatorCatalog(db);
  const product = products.find(({ id }) => id === body.productId);
  if (!product) throw createFieldError('productId', 'Este producto ya no está disponible.');
  const productionType = findProductionType(productionTypes, body.productionTypeId);
  const context = { product, production: productionType, parameters: resolveSilageParameters(parameters) };
  const input = applyInputDefaults(body, context);
  assertNoFieldErrors(validateSilage(input, context));
  const ids = {
    productId: product.id,
    productionTypeId: productionType?.id ?? null,
    clientId: body.clientId ?? null,
  };
  return { input: { ...input, ...ids }, result: simulate(input, context) };
}
