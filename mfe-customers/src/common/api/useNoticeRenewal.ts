import { ApiError, useCachePatch } from '@surco/shared/platform';

const withdrawnAcceptance = { privacyNoticeAccepted: false, privacyNoticeVersion: '' } as const;

/**
 * Returns a function that waits for a write and returns its result or throws its error. When the API refuses the write
 * because a newer privacy notice is in force, the function first takes back the acceptance with `setValues` and loads
 * the new text; everything else that was typed stays.
 */
export function useNoticeRenewal() {
  const { refresh } = useCachePatch();
  return async <R>(write: Promise<R>, setValues: (change: typeof withdrawnAcceptance) => void): Promise<R> => {
    try {
      return await write;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TEXTO_LEGAL_OBSOLETO') {
        setValues(withdrawnAcceptance);
        await refresh('GET /privacy-notice');
      }
      throw error;
    }
  };
}
