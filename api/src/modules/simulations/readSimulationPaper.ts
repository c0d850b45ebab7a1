import type { Paper } from '@surco/shared/contract';
import { describeSimulation, toSimulationPaperData } from '@surco/shared/papers';
import { requireFound } from '../../core/http/httpError';
import type { ScopeUser } from '../../core/scope/rowScope';
import type { Services } from '../services';
import { findSimulation } from './repository';

/** @throws HttpError 404 unless the simulation is of the user or of a customer in their scope */
export async function readSimulationPaper(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  user: ScopeUser,
  id: string,
): Promise<Paper> {
  const simulation = requireFound(await findSimulation(db, user, id));
  return describeSimulation(toSimulationPaperData(simulation), { origin: settings.publicUrl });
}
