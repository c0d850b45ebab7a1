/** Whether this browser can get notifications while Surco is closed, and what stands in the way. */
export type PushSupport = 'available' | 'denied' | 'needsInstall' | 'unsupported';

/**
 * Safari on iPhone and iPad supports web push only in an installed app. The user agent of an iPad names a Mac; only the
 * touch screen distinguishes them.
 */
const isAppleTouchDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

export function detectPushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouchDevice(navigator) ? 'needsInstall' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'available';
}
