import type { StepKey } from './setupSteps';

export const getTitleId = (key: StepKey): string => `surco-setup-${key}`;

/** Puts the focus on a step, e.g. before the button that had it goes away with what it has done. */
export const focusStep = (key: StepKey): void => document.getElementById(getTitleId(key))?.focus();
