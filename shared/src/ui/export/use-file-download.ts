import { useState } from 'react';
import { showErrorToast } from '../../platform';
import { type NamedFile, saveFile } from './save-file';

/** Fetches and saves a small file, without showing its progress; a failure is shown as a toast. */
export function useFileDownload(fetchFile: () => Promise<NamedFile>): { isRunning: boolean; run: () => Promise<void> } {
  const [isRunning, setIsRunning] = useState(false);
  const run = async (): Promise<void> => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      saveFile(await fetchFile());
    } catch (error) {
      showErrorToast(error);
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, run };
}
