import { parse } from 'bowser';

const maxLength = 80;

/** Describes a device in Spanish by its user agent: "Chrome en Windows"; null when it is unknown. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = parse(userAgent);
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.length > 0 ? known.join(' en ').slice(0, maxLength) : null;
}
