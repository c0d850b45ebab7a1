import type { CallQuery } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { useOutbox } from '@surco/shared/ui/outbox';
import { useMemo } from 'react';
import { listUnsentSimulations, type UnsentSimulation } from '../model/listUnsentSimulations';

const NO_SIMULATIONS: readonly UnsentSimulation[] = [];

/** Saved simulations of the server (offline: the cached ones) and the unsent ones: pending, or rejected with a reason. */
export function useSavedSimulations(query: CallQuery<'GET /simulations'> = {}) {
  const items = useOutbox()?.items;
  const unsent = useMemo(() => (items ? listUnsentSimulations(items) : NO_SIMULATIONS), [items]);
  return { response: useCall('GET /simulations', { query }), unsent };
}
