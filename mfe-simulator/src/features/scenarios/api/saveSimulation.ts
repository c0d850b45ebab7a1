import { ApiError, call, type Engine, offline, randomKey, type Submitted } from '@surco/shared/platform';
import type { SimulatorInput } from '../../simulator';
import { type KeptSimulation, PLACE } from './waiting';

export interface SaveRequest {
  name: string;
  input: SimulatorInput;
  clientId?: string | null;
}

const REFRESHES = ['GET /simulations', 'GET /clients/{id}'] as const;

const engineOrNull = (): Promise<Engine | null> => offline().catch(() => null);

/** A session that was lost waits for its person; anything else that was refused stays in the form alone. */
const waitsForPerson = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Saves a simulation: on the device first, then with the server. Without a network it waits (`pending`) and is sent
 * once when there is one; it is `sent` only when the server has answered.
 * @throws ApiError when the server refuses it: nothing is kept, the form has it
 */
export async function saveSimulation({
  name,
  input,
  clientId = null,
}: SaveRequest): Promise<Submitted<'POST /simulations'>> {
  const body = { ...input, name, clientId };
  const engine = await engineOrNull();
  const id = randomKey();
  if (!engine) return { state: 'sent', data: await call('POST /simulations', { body }, { idempotencyKey: id }) };
  const values: KeptSimulation = { name, input, clientId };
  const about = { id, place: PLACE, values, label: `Escenario «${name}»`, record: '', refreshes: REFRESHES };
  try {
    return await engine.submit('POST /simulations', { body }, about);
  } catch (error) {
    if (!waitsForPerson(error)) await engine.removeEntries(id);
    throw error;
  }
}

/** Forgets one that waits or was refused: the server never has it. */
export async function removeWaiting(id: string): Promise<void> {
  await (await engineOrNull())?.removeEntries(id);
}

/** Sends now what waits, without the pause between attempts. */
export async function sendWaiting(): Promise<void> {
  await (await engineOrNull())?.sendWaiting(true);
}
