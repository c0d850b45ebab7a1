import type { Simulation } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { ApiError, call, showErrorToast, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { getScenarioName } from '../model/scenarioDescription';
import { listTexts as texts } from '../texts';
import { notifyPending, saveSimulation } from './saveSimulation';

type ScenarioChange = { name: string } | { clientId: string | null };

/**
 * Writes of a saved scenario. Each refetches the affected calls. On failure, `remove` throws; the others show a toast
 * and return false.
 */
export function useScenarioActions() {
  const { refresh } = useCachePatch();
  return useMemo(() => {
    const refreshScenarios = (): Promise<unknown> => refresh('GET /simulations', 'GET /simulations/{id}');
    const update = ({ id, version }: Simulation, change: ScenarioChange): Promise<Simulation> =>
      call('PUT /simulations/{id}', { params: { id }, body: { ...change, version } }).finally(
        () => void refreshScenarios(),
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
      rename: (scenario: Simulation, name: string) =>
        runAndNotify(async () => texts.renamed(getScenarioName(await update(scenario, { name })))),
      attach: (scenario: Simulation, clientId: string | null) =>
        runAndNotify(async () => {
          const { client } = await update(scenario, { clientId });
          return client ? texts.attached(client.name) : texts.detached;
        }),
      /** Saves a copy, calculated with current prices. */
      copy: (scenario: Simulation) =>
        runAndNotify(async () => {
          const { clientId, ...input } = scenario.input;
          const name = texts.copyName(getScenarioName(scenario)).slice(0, limits.simulation.nameLength);
          const { state } = await saveSimulation({ name, input, clientId });
          await refreshScenarios();
          if (state === 'sent') return texts.copied(name);
          notifyPending();
          return null;
        }),
      /** @throws ApiError, shown by the confirmation */
      remove: async (scenario: Simulation): Promise<void> => {
        await call('DELETE /simulations/{id}', { params: { id: scenario.id } });
        showSuccessToast(texts.removed(getScenarioName(scenario)));
        await refresh('GET /simulations');
      },
    };
  }, [refresh]);
}

export type ScenarioActions = ReturnType<typeof useScenarioActions>;
