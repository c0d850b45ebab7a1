import { type Entry, isRecord, type Refusal } from '@surco/shared/platform';
import type { SimulatorInput } from '../../simulator';

/** Where the device keeps simulations that were handed in: the form they belong to. */
export const PLACE = 'simulation:new';

/** A simulation on this device that the server does not have. */
export interface WaitingSimulation {
  id: string;
  name: string;
  input: SimulatorInput;
  clientId: string | null;
  /** When it was saved here (ISO 8601). */
  savedAt: string;
  state: 'pending' | 'error';
  /** Why the server refused it, where it did. */
  refusal: Refusal | null;
}

/** What is kept of one beside its body: all that the list shows. */
export interface KeptSimulation {
  name: string;
  input: SimulatorInput;
  clientId: string | null;
}

/** Only what has the form of a question is shown; its figures are checked by the model like any others. */
const isInput = (value: unknown): boolean =>
  isRecord(value) &&
  [value.mode, value.productId, value.condition].every((word) => typeof word === 'string') &&
  isRecord(value.silo);

const isKept = (value: unknown): value is KeptSimulation =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.clientId === null || typeof value.clientId === 'string') &&
  isInput(value.input);

/** The simulations among what this device holds that wait to be sent or were refused, newest first. */
export const waitingOf = (entries: readonly Entry[]): WaitingSimulation[] =>
  entries.flatMap(({ id, place, state, savedAt, values, refusal }) =>
    place === PLACE && state !== 'sent' && isKept(values)
      ? [{ id, savedAt, state: state === 'pending' ? 'pending' : 'error', refusal: refusal ?? null, ...values }]
      : [],
  );
