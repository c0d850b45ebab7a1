import { mustAcceptTerms } from '@surco/shared/domain';
import { session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { removeHint, showHint } from '../hints/showHint';
import type { GuardedHistory } from '../navigation/guardedHistory';
import { readSectionPaths } from '../navigation/sectionPaths';
import { readFirstSteps } from './readFirstSteps';
import { showFirstSteps } from './showFirstSteps';

/** Local storage of the device, emptied by each end of the session: the user to whom nothing is suggested any more. */
const SETTLED_KEY = 'surco.first-steps';

/**
 * Suggests the checklist to a new person on the start page of the role, and only there, so that it disturbs no work.
 * Each visit reads the progress again, until the person answers or nothing is left to suggest.
 * @returns a function that stops it
 */
export function suggestFirstSteps(
  remotes: readonly RegisteredRemote[],
  { navigate, subscribe }: Pick<GuardedHistory, 'navigate' | 'subscribe'>,
): () => void {
  const { home } = readSectionPaths(remotes);
  /** The user whose progress was read on this visit of the start page. */
  let checkedUserId: string | undefined;
  let answeredUserId: string | undefined;
  const suggest = async (): Promise<void> => {
    const { user } = session.get();
    const startUserId = user && window.location.pathname === home[user.role] ? user.id : undefined;
    if (startUserId !== checkedUserId) removeHint('first-steps');
    else return;
    checkedUserId = undefined;
    if (!user || !startUserId || user.secondFactorPending || mustAcceptTerms(user)) return;
    if (user.id === answeredUserId || localStorage.getItem(SETTLED_KEY) === user.id) return;
    checkedUserId = user.id;
    const { isSuggested, steps } = await readFirstSteps();
    if (!isSuggested) {
      localStorage.setItem(SETTLED_KEY, user.id);
      return;
    }
    if (checkedUserId !== user.id) return;
    const answer = (): void => {
      answeredUserId = user.id;
      removeHint('first-steps');
    };
    showHint('first-steps', {
      text: `Primeros pasos: ${steps.filter(({ isDone }) => isDone).length} de ${steps.length}.`,
      action: {
        label: 'Ver los pasos',
        run: () => {
          answer();
          showFirstSteps(remotes, (path) => void navigate(path));
        },
      },
      closeLabel: 'Ahora no',
      onClose: answer,
    });
  };
  const check = (): void => void suggest().catch((error: unknown) => console.warn(error));
  check();
  const stops = [session.subscribe(check), subscribe(check)];
  return () => stops.forEach((stop) => stop());
}
