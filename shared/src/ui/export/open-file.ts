import { showErrorToast } from '../../platform';
import type { NamedFile } from './save-file';
import { saveFile } from './save-file';

/** Lifetime of the object URL of an opened file, in ms; the user may reload the tab meanwhile. */
const URL_LIFETIME_MS = 600_000;

/**
 * Opens a file in a new tab. Must be called directly in the click handler, or the browser blocks the tab as a pop-up.
 * Saves the file instead when no tab can be opened.
 */
export async function openFile(fetchFile: () => Promise<NamedFile>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const file = await fetchFile();
    if (!tab || tab.closed) return saveFile(file);
    const address = URL.createObjectURL(file.blob);
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
  } catch (error) {
    tab?.close();
    showErrorToast(error);
  }
  return undefined;
}
