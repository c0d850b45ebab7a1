import { type OutboxItem, isRecord, type Refusal } from '@surco/shared/platform';
import type { SimulatorInput } from '../../../common';

/** Form key of queued simulations on the device. */
export const SIMULATION_FORM_KEY = 'simulation:new';

/** A simulation that is stored on this device only. */
export interface UnsentSimulation {
  id: string;
  name: string;
  input: SimulatorInput;
  clientId: string | null;
  /** Time of saving (ISO 8601). */
  savedAt: string;
  status: 'pending' | 'error';
  /** Reason of the server's refusal; only with status `error`. */
  refusal: Refusal | null;
}

/** Stored values that the list shows. */
export interface StoredSimulation {
  name: string;
  input: SimulatorInput;
  clientId: string | null;
}

/** Checks the shape only; the model validates the numbers. */
const isSimulatorInput = (value: unknown): boolean =>
  isRecord(value) &&
  [value.mode, value.productId, value.condition].every((word) => typeof word === 'string') &&
  isRecord(value.silo);

const isStoredSimulation = (value: unknown): value is StoredSimulation =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.clientId === null || typeof value.clientId === 'string') &&
  isSimulatorInput(value.input);

/** Unsent simulations of the outbox, in the order of the items; those not pending have the status `error`. */
export const listUnsentSimulations = (items: readonly OutboxItem[]): UnsentSimulation[] =>
  items.flatMap(({ id, formKey, state, savedAt, values, refusal }) =>
    formKey === SIMULATION_FORM_KEY && state !== 'sent' && isStoredSimulation(values)
      ? [{ id, savedAt, status: state === 'pending' ? 'pending' : 'error', refusal: refusal ?? null, ...values }]
      : [],
  );
