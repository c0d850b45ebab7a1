import { mustAcceptTerms } from '@surco/shared/domain';
import { call, session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { removeHint, showHint } from '../hints/showHint';
import { readSectionPaths } from '../navigation/sectionPaths';
import { showFirstSteps } from './showFirstSteps';

/** Local storage of the device, emptied by each end of the session: the user to whom nothing is suggested any more. */
const SETTLED_KEY = 'surco.first-steps';

/**
 * Suggests the checklist to a new person on the start page of the role, with one call that is not repeated once the
 * answer is no.
 * @returns a function that stops it
 */
export function suggestFirstSteps(remotes: readonly RegisteredRemote[], navigate: (path: string) => void): () => void {
  const { home } = readSectionPaths(remotes);
  let checkedUserId: string | undefined;
  const suggest = async (): Promise<void> => {
    const { user } = session.get();
    if (user?.id !== checkedUserId) removeHint('first-steps');
    if (!user || user.id === checkedUserId || localStorage.getItem(SETTLED_KEY) === user.id) return;
    if (user.secondFactorPending || mustAcceptTerms(user)) return;
    if (window.location.pathname !== home[user.role]) return;
    checkedUserId = user.id;
    const { isSuggested, steps } = await call('GET /users/me/first-steps', {});
    if (!isSuggested) {
      localStorage.setItem(SETTLED_KEY, user.id);
      return;
    }
    if (session.get().user?.id !== user.id) return;
    showHint('first-steps', {
      text: `Primeros pasos: ${steps.filter(({ isDone }) => isDone).length} de ${steps.length}.`,
      action: {
        label: 'Ver los pasos',
        run: () => {
          removeHint('first-steps');
          showFirstSteps(remotes, navigate);
        },
      },
      closeLabel: 'Ahora no',
    });
  };
  const check = (): void => void suggest().catch((error: unknown) => console.warn(error));
  check();
  return session.subscribe(check);
}
