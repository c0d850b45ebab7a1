import type { CallInput, ProductionType, Simulation, SimulatorCatalog } from '@surco/shared/contract';
import { completeInput, parametersFrom, simulate, validateSilage } from '@surco/shared/domain';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import { Failure, refuse } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { findClient } from '../clients/repository';
import { enabledProducts } from '../products/repository';
import { activeProductionTypes, insertSimulation, simulatorParams } from './repository';

type Body = CallInput<'POST /simulations'>['body'];

export async function catalog(db: Db): Promise<SimulatorCatalog> {
  const [products, productionTypes, parameters] = await Promise.all([
    enabledProducts(db),
    activeProductionTypes(db),
    simulatorParams(db),
  ]);
  return { products, productionTypes, parameters };
}

const unknown = (path: string, message: string): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path, message }] });

function productionOf(types: readonly ProductionType[], id: string | null | undefined): ProductionType | null {
  if (!id) return null;
  const type = types.find((candidate) => candidate.id === id);
  if (!type) throw unknown('productionTypeId', 'Este tipo de producción ya no está disponible.');
  return type;
}

/** Only staff attach a simulation to a client, and only to one in their scope. */
async function checkClient(db: Db, user: CurrentUser, clientId: string | null | undefined): Promise<void> {
  if (!clientId) return;
  if (user.role === 'Farmer' || !(await findClient(db, user, clientId))) {
    throw unknown('clientId', 'Este cliente no existe o no está a su cargo.');
  }
}

/** The same model as the screen's, on the catalogue as it is now; nothing that the person computed is trusted. */
export async function runSimulation(db: Db, user: CurrentUser, body: Body): Promise<(tx: Tx) => Promise<Simulation>> {
  await checkClient(db, user, body.clientId);
  const { products, productionTypes, parameters } = await catalog(db);
  const product = products.find(({ id }) => id === body.productId);
  if (!product) throw unknown('productId', 'Este producto ya no está disponible.');
  const production = productionOf(productionTypes, body.productionTypeId);
  const subject = { product, production, parameters: parametersFrom(parameters) };
  const input = completeInput(body, subject);
  refuse(validateSilage(input, subject));
  const stored = {
    ...input,
    productId: product.id,
    productionTypeId: production?.id ?? null,
    clientId: body.clientId ?? null,
  };
  const result = simulate(input, subject);
  return (tx) => insertSimulation(tx, user.id, stored, result);
}
