import type { RegisteredRemote } from '@surco/shared/federation';

/**
 * Ends the preloads of a section that have not arrived. Over HTTP/1.1 a browser opens six connections to a server: those
 * that hang would keep every other section and call waiting. A file that is needed later is requested anew.
 */
export function endPreloads({ entry }: RegisteredRemote): void {
  const folder = new URL('.', new URL(entry, location.href)).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]'))
    // Without `rel`, the browser cancels the request, unless a script has taken it over.
    if (link.href.startsWith(folder)) link.removeAttribute('rel');
}
