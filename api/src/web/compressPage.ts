import { compressText } from '../core/http/compression';

const bestQuality = 11;

/** More than there are pages and roles; a release replaces all. */
const maxPages = 300;

const compressedPages = new Map<string, Promise<Buffer>>();

/** Compresses the HTML of a page as much as possible. It differs only by page, role and release, so this is done once. */
export function compressPage(html: string): Promise<Buffer> {
  const known = compressedPages.get(html);
  if (known) return known;
  if (compressedPages.size >= maxPages) compressedPages.clear();
  const compressed = compressText(html, bestQuality);
  compressedPages.set(html, compressed);
  return compressed;
}
