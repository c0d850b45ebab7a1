const YEAR_SECONDS = 365 * 24 * 3600;

const getCookiePrefix = (name: string): string => `surco-${name}=`;

/**
 * A value that this device keeps under a name; undefined without one. The values are cookies: they name no user, and
 * stay when a sign-out empties local storage (T-01).
 */
export const readDeviceValue = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(getCookiePrefix(name)))
    ?.slice(getCookiePrefix(name).length);

/** @param value of characters that a cookie may contain: none of `;`, `,`, quotes and spaces */
export function storeDeviceValue(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${getCookiePrefix(name)}${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** Whether this device has a mark. */
export const hasDeviceMark = (mark: string): boolean => readDeviceValue(mark) !== undefined;

export const addDeviceMark = (mark: string): void => storeDeviceValue(mark, '1');
