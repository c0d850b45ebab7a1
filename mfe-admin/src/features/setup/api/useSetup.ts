import type { SetupStep } from '@surco/shared/contract';
import { call, showErrorToast, useCall } from '@surco/shared/platform';
import type { StepKey } from '../model/setupSteps';

/** How far the preparation of the company is, and a function that leaves a step out or asks for it again. */
export function useSetup() {
  // Whoever comes back from a step sees it done, however quick they were.
  const response = useCall('GET /setup', {}, { dedupingInterval: 0 });
  const skip = async (steps: readonly SetupStep[], key: StepKey, isSkipped: boolean): Promise<void> => {
    const others = steps.filter((step) => step.state === 'SKIPPED' && step.key !== key).map((step) => step.key);
    try {
      const changed = await call('PUT /setup', { body: { skipped: isSkipped ? [...others, key] : others } });
      void response.mutate(changed, { revalidate: false });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return { response, skip };
}
