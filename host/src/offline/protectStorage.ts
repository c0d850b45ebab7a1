import { addDeviceMark, hasDeviceMark } from '../common/deviceMarks';
import { isInstalled } from '../install/installPrompt';

const REQUESTED_MARK = 'storage-requested';

/**
 * Asks the browser, once per device, not to delete what is stored when space is short.
 * @returns whether the storage is protected
 */
export async function protectStorage(): Promise<boolean> {
  const { storage } = navigator;
  if (!storage?.persist) return false;
  if (await storage.persisted()) return true;
  // In an installed app it is repeated: browsers refuse it to a page and allow it to an app.
  if (hasDeviceMark(REQUESTED_MARK) && !isInstalled()) return false;
  addDeviceMark(REQUESTED_MARK);
  return storage.persist();
}
