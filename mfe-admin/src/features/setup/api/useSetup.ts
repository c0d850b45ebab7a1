import type { Setup } from '@surco/shared/contract';
import { call, showErrorToast, useCall } from '@surco/shared/platform';
import { useEffect, useRef } from 'react';
import type { StepKey } from '../model/setupSteps';

/** How far the preparation of the company is, and a function that leaves a step out or asks for it again. */
export function useSetup() {
  // Whoever comes back from a step sees it done, however quick they were.
  const response = useCall('GET /setup', {}, { dedupingInterval: 0 });
  const latest = useRef<Setup>(undefined);
  useEffect(() => {
    latest.current = response.data;
  }, [response.data]);
  const send = async (key: StepKey, isSkipped: boolean): Promise<void> => {
    const steps = latest.current?.steps ?? [];
    const others = steps.filter((step) => step.state === 'SKIPPED' && step.key !== key).map((step) => step.key);
    try {
      const changed = await call('PUT /setup', { body: { skipped: isSkipped ? [...others, key] : others } });
      latest.current = changed;
      void response.mutate(changed, { revalidate: false });
    } catch (error) {
      showErrorToast(error);
    }
  };
  const lastSent = useRef(Promise.resolve());
  // In turn: each write replaces the whole list, and must contain those before it.
  const skip = (key: StepKey, isSkipped: boolean): void => {
    lastSent.current = lastSent.current.then(() => send(key, isSkipped));
  };
  return { response, skip };
}
