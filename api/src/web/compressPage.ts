import { compressText } from '../core/http/compression';

const bestQuality = 11;

/** More than the combinations of page and role. After a release all pages differ; a full map is cleared. */
const maxPages = 300;

const compressedPages = new Map<string, Promise<Buffer>>();

/**
 * Compresses the HTML of a page as much as possible. Visitors with the same page, role and section versions get the
 * same HTML, so each is compressed once.
 */
export function compressPage(html: string): Promise<Buffer> {
  const known = compressedPages.get(html);
  if (known) return known;
  if (compressedPages.size >= maxPages) compressedPages.clear();
  const compressed = compressText(html, bestQuality);
  compressedPages.set(html, compressed);
  return compressed;
}
