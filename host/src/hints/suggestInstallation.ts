import { session } from '@surco/shared/platform';
import { addDeviceMark, hasDeviceMark } from '../common/deviceMarks';
import { installsFromShareMenu, useInstallPrompt } from '../install/installPrompt';
import { removeHint } from './showHint';
import { showInstallHint } from './showInstallHint';

const VISITED_MARK = 'visited';
const ANSWERED_MARK = 'install-hint-answered';
/** Marks this tab, so that a reload does not count as a second visit. */
const VISIT_KEY = 'surco.visit';

/** Marks the visit. @returns whether the device was used with a session before this visit */
function recordVisit(): boolean {
  const isReturn = hasDeviceMark(VISITED_MARK) && sessionStorage.getItem(VISIT_KEY) !== 'first';
  if (!isReturn) sessionStorage.setItem(VISIT_KEY, 'first');
  addDeviceMark(VISITED_MARK);
  return isReturn;
}

/**
 * Suggests the installation to signed-in users from the second visit on this device on, until it is answered once.
 * Visits and the answer count per device, not per user.
 * @returns a function that stops it
 */
export function suggestInstallation(): () => void {
  // Safari forgets a cookie of a script after seven days.
  if (hasDeviceMark(ANSWERED_MARK)) addDeviceMark(ANSWERED_MARK);
  let isReturn: boolean | undefined;
  let isSuggested = false;
  const canSuggest = (): boolean => {
    if (!session.get().user || hasDeviceMark(ANSWERED_MARK)) return false;
    isReturn ??= recordVisit();
    return isReturn && (useInstallPrompt.getState().event !== null || installsFromShareMenu());
  };
  const check = (): void => {
    if (canSuggest() === isSuggested) return;
    isSuggested = !isSuggested;
    if (isSuggested) showInstallHint(() => addDeviceMark(ANSWERED_MARK));
    else removeHint('install');
  };
  const stops = [session.subscribe(check), useInstallPrompt.subscribe(check)];
  check();
  return () => stops.forEach((unsubscribe) => unsubscribe());
}
