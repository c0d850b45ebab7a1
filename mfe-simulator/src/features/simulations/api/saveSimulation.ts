import {
  ApiError,
  call,
  type OfflineEngine,
  loadOfflineEngine,
  randomUuid,
  showToast,
  type SubmitResult,
} from '@surco/shared/platform';
import type { SimulatorInput } from '../../../common';
import { type StoredSimulation, SIMULATION_FORM_KEY } from '../model/listUnsentSimulations';
import { texts } from '../texts';

/** What became of a saved simulation, with its id in the outbox. */
export type SaveResult = SubmitResult<'POST /simulations'> & { outboxId: string };

export interface SaveRequest {
  name: string;
  input: SimulatorInput;
  clientId?: string | null;
}

const AFFECTED_CALLS = ['GET /simulations', 'GET /clients/{id}'] as const;

const loadEngineOrNull = (): Promise<OfflineEngine | null> => loadOfflineEngine().catch(() => null);

/** A lost session keeps the item queued; any other refusal is left to the form. */
const isSessionExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Saves a simulation on the device first, then on the server. Offline it is `pending` and sent later, once; it is
 * `sent` only after the server's answer. Where the device cannot store it, it is only sent.
 * @throws ApiError when the server refuses it; then nothing is stored, except after a lost session (401): it stays
 * queued
 */
export async function saveSimulation({ name, input, clientId = null }: SaveRequest): Promise<SaveResult> {
  const body = { ...input, name, clientId };
  const engine = await loadEngineOrNull();
  const outboxId = randomUuid();
  if (!engine)
    return { state: 'sent', data: await call('POST /simulations', { body }, { idempotencyKey: outboxId }), outboxId };
  const values: StoredSimulation = { name, input, clientId };
  const submission = {
    id: outboxId,
    formKey: SIMULATION_FORM_KEY,
    values,
    label: `Escenario «${name}»`,
    // A simulation has no page of its own to link to.
    record: '',
    refreshes: AFFECTED_CALLS,
  };
  try {
    return { ...(await engine.submit('POST /simulations', { body }, submission)), outboxId };
  } catch (error) {
    if (!isSessionExpired(error)) await engine.removeOutboxItems(outboxId);
    throw error;
  }
}

/** Says that a simulation was saved on this device only. */
export const notifyPending = (): number =>
  showToast({ severity: 'info', summary: texts.waiting, detail: texts.waitingDetail, durationMs: 8000 });

/** Discards a queued or refused simulation. */
export async function removeUnsentSimulation(id: string): Promise<void> {
  await (await loadEngineOrNull())?.removeOutboxItems(id);
}

/** Sends the whole outbox now, queued simulations and other pending forms, without the retry delay. */
export async function sendOutboxNow(): Promise<void> {
  await (await loadEngineOrNull())?.sendPending(true);
}
