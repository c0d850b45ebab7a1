import type { CallInput, ProductionType, Simulation } from '@surco/shared/contract';
import { completeInput, parametersFrom, simulate, validateSilage } from '@surco/shared/domain';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import { Failure, refuse } from '../../http/failure';
import { catalog } from '../simulator/catalog';

type Body = CallInput<'POST /simulations'>['body'];

const unknown = (path: string, message: string): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path, message }] });

function productionOf(types: readonly ProductionType[], id: string | null | undefined): ProductionType | null {
  if (!id) return null;
  const type = types.find((candidate) => candidate.id === id);
  if (!type) throw unknown('productionTypeId', 'Este tipo de producción ya no está disponible.');
  return type;
}

/** The same model as the screen's, on the catalogue as it is now; nothing that the person computed is trusted. */
export async function runSimulation(db: Db | Tx, body: Body): Promise<Pick<Simulation, 'input' | 'result'>> {
  const { products, productionTypes, parameters } = await catalog(db);
  const product = products.find(({ id }) => id === body.productId);
  if (!product) throw unknown('productId', 'Este producto ya no está disponible.');
  const production = productionOf(productionTypes, body.productionTypeId);
  const subject = { product, production, parameters: parametersFrom(parameters) };
  const input = completeInput(body, subject);
  refuse(validateSilage(input, subject));
  const ids = {
    productId: product.id,
    productionTypeId: production?.id ?? null,
    clientId: body.clientId ?? null,
  };
  return { input: { ...input, ...ids }, result: simulate(input, subject) };
}
