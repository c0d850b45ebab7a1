import { ApiError, useCachePatch } from '@surco/shared/platform';

const withdrawnAcceptance = { privacyNoticeAccepted: false, privacyNoticeVersion: '' } as const;

/**
 * Returns a function that waits for a write. When the API refuses it because a newer privacy notice is in force, the
 * new text is loaded and the acceptance is taken back with `setValues`; everything else that was typed stays.
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
