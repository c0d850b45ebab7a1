import type { Simulation } from '@surco/shared/contract';
import { ApiError, call, notifyError, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { nameOf } from '../model/scenario';
import { listTexts as texts } from '../texts';
import { saveSimulation } from './saveSimulation';

type Change = { name: string } | { clientId: string | null };

/** What may be done to a saved scenario; each refreshes all that shows it. A failure is told, and false its answer. */
export function useScenarioActions() {
  const { refresh } = useCachePatch();
  return useMemo(() => {
    const shown = (): Promise<unknown> => refresh('GET /simulations', 'GET /simulations/{id}');
    const change = ({ id, version }: Simulation, what: Change): Promise<Simulation> =>
      call('PUT /simulations/{id}', { params: { id }, body: { ...what, version } }).finally(() => void shown());
    const told = async (work: () => Promise<string>): Promise<boolean> => {
      try {
        notifySuccess(await work());
        return true;
      } catch (error) {
        notifyError(error instanceof ApiError && error.code === 'VERSION_OBSOLETA' ? texts.stale : error);
        return false;
      }
    };
    return {
      rename: (scenario: Simulation, name: string) =>
        told(async () => texts.renamed(nameOf(await change(scenario, { name })))),
      attach: (scenario: Simulation, clientId: string | null) =>
        told(async () => {
          const { client } = await change(scenario, { clientId });
          return client ? texts.attached(client.name) : texts.detached;
        }),
      /** Asked anew, at today's prices. */
      copy: (scenario: Simulation) =>
        told(async () => {
          const { clientId, ...input } = scenario.input;
          const name = texts.copyName(nameOf(scenario)).slice(0, 80);
          await saveSimulation({ name, input, clientId });
          await shown();
          return texts.copied(name);
        }),
      /** @throws ApiError: the question shows it */
      remove: async (scenario: Simulation): Promise<void> => {
        await call('DELETE /simulations/{id}', { params: { id: scenario.id } });
        notifySuccess(texts.removed(nameOf(scenario)));
        await refresh('GET /simulations');
      },
    };
  }, [refresh]);
}

export type ScenarioActions = ReturnType<typeof useScenarioActions>;
