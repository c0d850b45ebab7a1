import { showErrorToast } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';

/** Loads the checklist for the first days and opens it; an error toast says when it cannot be loaded. */
export const showFirstSteps = (remotes: readonly RegisteredRemote[], navigate: (path: string) => void): void =>
  void import(/* webpackChunkName: "first-steps" */ './openFirstSteps').then(
    ({ openFirstSteps }) => openFirstSteps(remotes, navigate),
    () => showErrorToast('No se pudieron abrir los primeros pasos. Revise su red e inténtelo de nuevo.'),
  );
