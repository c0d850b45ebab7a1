import { useState } from 'react';
import { showErrorToast } from '../../platform';
import { type NamedFile, saveFile } from './save-file';

/**
 * Fetches and saves a small file, without showing its progress.
 * @param showFailure where a dialog covers the toasts
 */
export function useFileDownload(
  fetchFile: () => Promise<NamedFile>,
  showFailure: (error: unknown) => void = showErrorToast,
): { isRunning: boolean; run: () => Promise<void> } {
  const [isRunning, setIsRunning] = useState(false);
  const run = async (): Promise<void> => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      saveFile(await fetchFile());
    } catch (error) {
      showFailure(error);
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, run };
}
