import type { Simulation } from '@surco/shared/contract';
import { ApiError, call, showErrorToast, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { getScenarioName } from '../model/scenarioDescription';
import { listTexts as texts } from '../texts';
import { saveSimulation } from './saveSimulation';

type ScenarioChange = { name: string } | { clientId: string | null };

/** Writes of a saved scenario. Each refetches the affected calls; on failure it shows a toast and returns false. */
export function useScenarioActions() {
  const { refresh } = useCachePatch();
  return useMemo(() => {
    const refreshScenarios = (): Promise<unknown> => refresh('GET /simulations', 'GET /simulations/{id}');
    const change = ({ id, version }: Simulation, what: ScenarioChange): Promise<Simulation> =>
      call('PUT /simulations/{id}', { params: { id }, body: { ...what, version } }).finally(
        () => void refreshScenarios(),
      );
    const reportErrors = async (work: () => Promise<string>): Promise<boolean> => {
      try {
        showSuccessToast(await work());
        return true;
      } catch (error) {
        showErrorToast(error instanceof ApiError && error.code === 'VERSION_OBSOLETA' ? texts.stale : error);
        return false;
      }
    };
    return {
      rename: (scenario: Simulation, name: string) =>
        reportErrors(async () => texts.renamed(getScenarioName(await change(scenario, { name })))),
      attach: (scenario: Simulation, clientId: string | null) =>
        reportErrors(async () => {
          const { client } = await change(scenario, { clientId });
          return client ? texts.attached(client.name) : texts.detached;
        }),
      /** Saves a copy, calculated with current prices. */
      copy: (scenario: Simulation) =>
        reportErrors(async () => {
          const { clientId, ...input } = scenario.input;
          const name = texts.copyName(getScenarioName(scenario)).slice(0, 80);
          await saveSimulation({ name, input, clientId });
          await refreshScenarios();
          return texts.copied(name);
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
