import type { Simulation } from '@surco/shared/contract';
import { ApiError, call, showErrorToast, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { simulationFields } from '@surco/shared/records/simulation';
import { useMemo } from 'react';
import { getSimulationName } from '../model/simulationDescription';
import { listTexts as texts } from '../texts';
import { notifyPending, saveSimulation } from './saveSimulation';

type SimulationChange = { name: string } | { clientId: string | null };

/**
 * Writes of a saved simulation. Each refetches the affected calls. On failure, `remove` throws; the others show a toast
 * and return false.
 */
export function useSimulationActions() {
  const { refresh } = useCachePatch();
  return useMemo(() => {
    const refreshSimulations = (): Promise<unknown> => refresh('GET /simulations', 'GET /simulations/{id}');
    const update = ({ id, version }: Simulation, change: SimulationChange): Promise<Simulation> =>
      call('PUT /simulations/{id}', { params: { id }, body: { ...change, version } }).finally(
        () => void refreshSimulations(),
      );
    /** Runs a write and shows the message that it returns, if any, or its error. */
    const runAndNotify = async (write: () => Promise<string | null>): Promise<boolean> => {
      try {
        const message = await write();
        if (message) showSuccessToast(message);
        return true;
      } catch (error) {
        showErrorToast(error instanceof ApiError && error.code === 'VERSION_OBSOLETA' ? texts.changedMeanwhile : error);
        return false;
      }
    };
    return {
      rename: (simulation: Simulation, name: string) =>
        runAndNotify(async () => texts.renamed(getSimulationName(await update(simulation, { name })))),
      attach: (simulation: Simulation, clientId: string | null) =>
        runAndNotify(async () => {
          const { client } = await update(simulation, { clientId });
          return client ? texts.attached(client.name) : texts.detached;
        }),
      /** Saves a copy, calculated with current prices. */
      copy: (simulation: Simulation) =>
        runAndNotify(async () => {
          const { clientId, ...input } = simulation.input;
          const name = texts.copyName(getSimulationName(simulation)).slice(0, simulationFields.name.maxLength);
          const { state } = await saveSimulation({ name, input, clientId });
          await refreshSimulations();
          if (state === 'sent') return texts.copied(name);
          notifyPending();
          return null;
        }),
      /** @throws ApiError, shown by the confirmation */
      remove: async (simulation: Simulation): Promise<void> => {
        await call('DELETE /simulations/{id}', { params: { id: simulation.id } });
        showSuccessToast(texts.removed(getSimulationName(simulation)));
        await refresh('GET /simulations');
      },
    };
  }, [refresh]);
}

export type SimulationActions = ReturnType<typeof useSimulationActions>;
