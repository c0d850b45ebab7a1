import type { CallQuery } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { useOutbox } from '@surco/shared/ui/outbox';
import { useMemo } from 'react';
import { listUnsentSimulations, type UnsentSimulation } from '../model/listUnsentSimulations';

const NO_SIMULATIONS: readonly UnsentSimulation[] = [];

/**
 * Simulations that only this device holds: pending, or rejected with a reason. Live; null until the device has been
 * read.
 */
export function useUnsentSimulations(): readonly UnsentSimulation[] | null {
  const items = useOutbox()?.items;
  return useMemo(() => (items ? listUnsentSimulations(items) : null), [items]);
}

/** Saved simulations of the server (offline: the cached ones) and the unsent ones. */
export function useSavedSimulations(query: CallQuery<'GET /simulations'> = {}) {
  return { answer: useCall('GET /simulations', { query }), unsent: useUnsentSimulations() ?? NO_SIMULATIONS };
}
