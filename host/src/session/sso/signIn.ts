import type { UserDetails } from '@surco/shared/contract';
import { endSession } from '../logout';
import { enter } from '../signIn';
import { loadMsal } from './index';
import { ssoProblem } from './problems';
import { register } from './registration';

/** F-05: no half of a sign-in stays: neither the directory's account on this device nor a session of ours. */
async function undo(): Promise<void> {
  endSession();
  const { forgetAccount } = await loadMsal();
  await forgetAccount();
}

/**
 * T-01 by the directory's window: token, X-07, X-03.
 * @param onClosed the window was closed without an answer so far
 * @throws what `popupSentence` has a sentence for
 */
export async function signInWithMicrosoft(onClosed: () => void): Promise<UserDetails> {
  try {
    const { popupToken } = await loadMsal();
    const msToken = await popupToken(onClosed);
    await register(msToken);
    return await enter(msToken);
  } catch (error) {
    if (ssoProblem(error) !== 'superseded') await undo().catch(() => undefined);
    throw error;
  }
}
