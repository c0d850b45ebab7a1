import { session } from '@surco/shared/platform';
import { addDeviceMark, hasDeviceMark } from '../common/deviceMarks';
import { installsFromShareMenu, useInstallPrompt } from '../install/installPrompt';
import { showInstallHint } from './showInstallHint';

const VISITED_MARK = 'visited';
const ANSWERED_MARK = 'install-hint-answered';
/** Marks this tab, so that a reload does not count as a second visit. */
const VISIT_KEY = 'surco.visit';

/** Whether the device was used before this visit. Marks the visit. */
function isReturnVisit(): boolean {
  const isReturn = hasDeviceMark(VISITED_MARK) && sessionStorage.getItem(VISIT_KEY) !== 'first';
  if (!isReturn) sessionStorage.setItem(VISIT_KEY, 'first');
  addDeviceMark(VISITED_MARK);
  return isReturn;
}

/**
 * Suggests the installation to signed-in users from their second visit on, until they answer once on this device.
 * @returns a function that stops it
 */
export function suggestInstallation(): () => void {
  let isReturn: boolean | undefined;
  const check = (): void => {
    if (!session.get().user || hasDeviceMark(ANSWERED_MARK)) return;
    isReturn ??= isReturnVisit();
    if (!isReturn || !(useInstallPrompt.getState().event ?? installsFromShareMenu())) return;
    stop();
    showInstallHint(() => addDeviceMark(ANSWERED_MARK));
  };
  const stops = [session.subscribe(check), useInstallPrompt.subscribe(check)];
  const stop = (): void => stops.forEach((unsubscribe) => unsubscribe());
  check();
  return stop;
}
