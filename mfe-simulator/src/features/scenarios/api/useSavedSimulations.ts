import type { CallQuery } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { useEntries } from '@surco/shared/ui/use-entries';
import { useMemo } from 'react';
import { waitingOf, type WaitingSimulation } from './waiting';

const NONE: readonly WaitingSimulation[] = [];

/**
 * Those this device holds and the server does not: `Pendiente de enviar`, or refused with its reason. Live; null until
 * the device has been read.
 */
export function useWaitingSimulations(): readonly WaitingSimulation[] | null {
  const entries = useEntries()?.entries;
  return useMemo(() => (entries ? waitingOf(entries) : null), [entries]);
}

/** The saved simulations as the server has them (without a network: as seen last), and those that wait to be sent. */
export function useSavedSimulations(query: CallQuery<'GET /simulations'> = {}) {
  return { answer: useCall('GET /simulations', { query }), waiting: useWaitingSimulations() ?? NONE };
}
