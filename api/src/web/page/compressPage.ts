import { compressText, type Encoding } from '../../core/http/compression';

/** More than the combinations of page and role. After a release all pages differ; a full map is cleared. */
const maxPages = 300;

const compressedPages: Readonly<Record<Encoding, Map<string, Promise<Buffer>>>> = { br: new Map(), gzip: new Map() };

/**
 * Compresses the HTML of a page as much as possible. Visitors with the same page, role and section versions get the
 * same HTML, so each is compressed once.
 */
export function compressPage(html: string, encoding: Encoding): Promise<Buffer> {
  const pages = compressedPages[encoding];
  const known = pages.get(html);
  if (known) return known;
  if (pages.size >= maxPages) pages.clear();
  const compressed = compressText(html, encoding, 'best');
  pages.set(html, compressed);
  return compressed;
}
