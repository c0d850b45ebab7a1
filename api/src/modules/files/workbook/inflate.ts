import { inflateRawSync } from 'node:zlib';
import { BookError, bookTexts } from './bookError';
import { readDirectory, type ZipEntry } from './zip';

/** A part of a workbook that is read; pictures and the like are not. */
export interface BookPart {
  name: string;
  content: Buffer;
}

const localSignature = 0x04034b50;
const localLength = 30;

function packed(file: Buffer, { offset, compressed }: ZipEntry): Buffer {
  if (offset + localLength > file.length || file.readUInt32LE(offset) !== localSignature)
    throw new BookError(bookTexts.notABook);
  const start = offset + localLength + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  if (start + compressed > file.length) throw new BookError(bookTexts.notABook);
  return file.subarray(start, start + compressed);
}

/** Never a byte more than was declared: a directory may lie. */
function inflate(file: Buffer, entry: ZipEntry): Buffer {
  const bytes = packed(file, entry);
  try {
    const content = entry.method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: entry.inflated || 1 });
    if (content.length === entry.inflated) return content;
  } catch {
    // Told below.
  }
  throw new BookError(bookTexts.notABook);
}

/** `<!` begins a comment, raw text or a definition; only the last of these can define entities. */
function hasDefinition(content: Buffer): boolean {
  for (let at = content.indexOf('<!'); at >= 0; at = content.indexOf('<!', at + 2)) {
    const next = content[at + 2];
    if (next !== 0x2d && next !== 0x5b) return true;
  }
  return false;
}

/** Two bytes per letter would hide a definition from the eye above; no program writes workbooks so. */
const isWide = (content: Buffer): boolean =>
  [0xfffe, 0xfeff].includes(content.length > 1 ? content.readUInt16BE(0) : 0) || content.subarray(0, 4).includes(0);

/** A cell at the end of the world makes a reader fill all the emptiness before it. */
const farAway = /\sr\s*=\s*["'](?:\d{6,}|[A-Za-z]{1,3}\d{6,}|[A-Za-z]{3,}\d*)["']/;

/** A row that only says how high or how coloured it is; some programs write the very last one of a sheet so. */
const bareRows = /<(?:\w+:)?row\s[^<>]*(?:\/>|>(?:\s|<(?:\w+:)?c\s[^<>]*\/>){0,20000}<\/(?:\w+:)?row>)/g;

function nearBy(part: BookPart): BookPart {
  const xml = part.content.toString('latin1');
  if (!farAway.test(xml)) return part;
  const filled = xml.replace(bareRows, '');
  if (farAway.test(filled)) throw new BookError(bookTexts.tooManyRows);
  return { ...part, content: Buffer.from(filled, 'latin1') };
}

function checked(part: BookPart): BookPart {
  if (isWide(part.content) || hasDefinition(part.content)) throw new BookError(bookTexts.entity);
  return part.name.startsWith('xl/worksheets/') ? nearBy(part) : part;
}

const isRead = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name);

/**
 * The XML parts of a workbook, inflated within bounds and free of definitions and of far cells.
 * @throws BookError
 */
export function openBook(file: Buffer): BookPart[] {
  return readDirectory(file)
    .filter(isRead)
    .map((entry) => ({ name: entry.name, content: inflate(file, entry) }))
    .map(checked);
}
