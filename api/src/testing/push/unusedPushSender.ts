import type { PushSender } from '../../core/push/pushSender';

const fail = async (): Promise<never> => {
  throw new Error('This test sends no push.');
};

/** For tests in which nobody has a push device. */
export const unusedPushSender: PushSender = { readPublicKey: fail, send: fail };
