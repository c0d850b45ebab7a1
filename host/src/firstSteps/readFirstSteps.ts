import { call } from '@surco/shared/platform';
import { isInstalled } from '../install/installPrompt';
import { useOfflineReadiness } from '../offline/readiness';
import type { FirstStepKey, FirstSteps } from './firstStepTexts';

/** The steps that the person or the device has ticked. */
export const listTicked = ({ steps }: FirstSteps): FirstStepKey[] =>
  steps.filter(({ isDone, isRecognized }) => isDone && !isRecognized).map(({ key }) => key);

/** Whether this device shows that a step is done, which the server cannot know. */
const isDoneHere = (key: FirstStepKey): boolean =>
  key === 'install' ? isInstalled() : key === 'offline' && useOfflineReadiness.getState().status === 'ready';

/** Reads the steps of the user, and ticks those that this device shows to be done. */
export async function readFirstSteps(): Promise<FirstSteps> {
  const data = await call('GET /users/me/first-steps', {});
  const keys = data.steps.filter(({ key, isDone }) => !isDone && isDoneHere(key)).map(({ key }) => key);
  if (keys.length === 0) return data;
  const body = { ticked: [...listTicked(data), ...keys], isDismissed: data.isDismissed };
  return call('PUT /users/me/first-steps', { body }).catch(() => data);
}
