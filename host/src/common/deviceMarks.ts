const YEAR_SECONDS = 365 * 24 * 3600;

const getCookieName = (mark: string): string => `surco-${mark}`;

/**
 * Whether this device has a mark. Marks are cookies: they name no user, and stay when a sign-out empties local storage
 * (T-01).
 */
export const hasDeviceMark = (mark: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${getCookieName(mark)}=`));

export function addDeviceMark(mark: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${getCookieName(mark)}=1; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
