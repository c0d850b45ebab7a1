import { notifyError } from '../platform';
import type { NamedFile } from './save-file';
import { saveFile } from './save-file';

/** How long the address of a file is kept once a window has opened it, in ms: as long as somebody may reload it. */
const KEPT = 600_000;

/**
 * Shows a file in a tab of its own; must be called by the press itself, or the browser takes the tab for a pop-up.
 * Where no tab may be opened the file is saved instead.
 */
export async function openFile(fetched: () => Promise<NamedFile>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const file = await fetched();
    if (!tab || tab.closed) return saveFile(file);
    const address = URL.createObjectURL(file.blob);
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  } catch (error) {
    tab?.close();
    notifyError(error);
  }
  return undefined;
}
