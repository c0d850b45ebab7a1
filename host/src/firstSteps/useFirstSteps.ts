import { call, showErrorToast } from '@surco/shared/platform';
import { useEffect, useState } from 'react';
import type { FirstStepKey, FirstSteps } from './firstStepTexts';
import { listTicked, readFirstSteps } from './readFirstSteps';

interface FirstStepsState {
  /** Undefined while it is loading, null after a failure. */
  data: FirstSteps | null | undefined;
  tick: (key: FirstStepKey, isTicked: boolean) => void;
  dismiss: () => Promise<boolean>;
}

/** The checklist of the user; a tick is shown at once and taken back when it cannot be stored. */
export function useFirstSteps(): FirstStepsState {
  const [data, setData] = useState<FirstSteps | null>();
  useEffect(() => {
    readFirstSteps().then(setData, () => setData(null));
  }, []);
  const store = async (changed: FirstSteps): Promise<boolean> => {
    setData(changed);
    try {
      setData(
        await call('PUT /users/me/first-steps', {
          body: { ticked: listTicked(changed), isDismissed: changed.isDismissed },
        }),
      );
      return true;
    } catch (error) {
      setData(data);
      showErrorToast(error);
      return false;
    }
  };
  return {
    data,
    tick: (key, isTicked) => {
      if (!data) return;
      const steps = data.steps.map((step) => (step.key === key ? { ...step, isDone: isTicked } : step));
      void store({ ...data, steps });
    },
    dismiss: async () => (data ? store({ ...data, isDismissed: true }) : false),
  };
}
