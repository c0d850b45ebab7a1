/** How often each file was asked for. */
const asked = new Map<string, number>();

/** Stands on the document, which all builds share, once a file had to be asked for again. */
const MARK = 'data-surco-retried';

/** A preload that failed is what the browser gives to whoever asks next, without asking anybody. */
const mayBeSpoilt = (address: string): boolean =>
  document.documentElement.hasAttribute(MARK) &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(
    ({ href }) => href === new URL(address, location.href).href,
  );

/** Puts right what the browser keeps under an address, when it is not what should stand there. */
function repair(address: string): void {
  if (new URL(address, location.href).origin !== location.origin) return;
  fetch(address, { cache: 'reload' }).catch(() => undefined);
}

/**
 * The address to ask for a file at this try. A file is asked for again only when it did not come, or not as code: under
 * the same address the browser would wait for the try that hangs, or give back what it kept of the last one. What was
 * preloaded beside a file that failed has probably failed with it: one press of "Reintentar" heals all of it.
 */
export function nextTry(address: string): string {
  const tries = asked.get(address) ?? 0;
  asked.set(address, tries + 1);
  if (tries > 0) document.documentElement.setAttribute(MARK, '');
  else if (!mayBeSpoilt(address)) return address;
  repair(address);
  return `${address}${address.includes('?') ? '&' : '?'}vez=${tries + 1}`;
}

/** Webpack's function that loads a file of a build; each build has its own. */
export type LoadFile = (address: string, ...rest: unknown[]) => unknown;

/** The same, with an address of its own for each try. */
export const withTries =
  (load: LoadFile): LoadFile =>
  (address, ...rest) =>
    load(nextTry(address), ...rest);
