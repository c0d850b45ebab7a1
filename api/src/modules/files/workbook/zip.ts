import { BookError, bookTexts } from './bookError';

/** One file of the archive, as its central directory lists it. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  compressed: number;
  inflated: number;
  /** Of its local header. */
  offset: number;
}

/** What a workbook may be at most; 20,000 full rows are under half of it. */
const zipLimits = {
  entries: 200,
  entryBytes: 24 * 1024 * 1024,
  totalBytes: 32 * 1024 * 1024,
  /** Deflate reaches 1,000; what people type, 20. */
  ratio: 300,
  /** Small files may repeat themselves as they like. */
  ratioFrom: 1024 * 1024,
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;
const zip64 = 0xffffffff;
const encrypted = 0x0001;
const methods = new Set([0, 8]);

const refuse = (text: string): never => {
  throw new BookError(text);
};

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endLength - longestComment);
  for (let at = file.length - endLength; at >= first; at -= 1) if (file.readUInt32LE(at) === endSignature) return at;
  return refuse(bookTexts.notABook);
}

/** Neither absolute nor climbing out of its folder, in the manner of any system. */
const isPlainPath = (name: string): boolean =>
  name !== '' && !/^[/\\]|^[A-Za-z]:|[\\\0]/.test(name) && !name.split('/').includes('..');

function checkEntry({ name, method, compressed, inflated }: ZipEntry, flags: number): void {
  if (flags & encrypted) refuse(bookTexts.encrypted);
  if (!isPlainPath(name)) refuse(bookTexts.path);
  if (!methods.has(method) || compressed === zip64 || inflated === zip64) refuse(bookTexts.notABook);
  const { entryBytes, ratio, ratioFrom } = zipLimits;
  if (inflated > entryBytes || (inflated > ratioFrom && inflated > compressed * ratio)) refuse(bookTexts.tooBig);
}

function readEntry(file: Buffer, at: number): ZipEntry & { next: number } {
  if (at + entryLength > file.length || file.readUInt32LE(at) !== entrySignature) refuse(bookTexts.notABook);
  const nameEnd = at + entryLength + file.readUInt16LE(at + 28);
  const entry = {
    name: file.toString('utf8', at + entryLength, nameEnd),
    method: file.readUInt16LE(at + 10),
    compressed: file.readUInt32LE(at + 20),
    inflated: file.readUInt32LE(at + 24),
    offset: file.readUInt32LE(at + 42),
    next: nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32),
  };
  checkEntry(entry, file.readUInt16LE(at + 8));
  return entry;
}

const parts = ['[Content_Types].xml', 'xl/workbook.xml'];

/**
 * Security 21: the table of contents of a workbook, judged before anything of it is inflated: how many files, how
 * big each and all will be by their own account, how strongly compressed, under which names, and whether encrypted.
 * @throws BookError
 */
export function readDirectory(file: Buffer): ZipEntry[] {
  if (file.length < endLength) refuse(bookTexts.notABook);
  if (file.readUInt32BE(0) === 0xd0cf11e0) refuse(bookTexts.oldFormat);
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > zipLimits.entries) refuse(bookTexts.tooBig);
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    const { next, ...entry } = readEntry(file, at);
    entries.push(entry);
    at = next;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length || !parts.every((part) => names.has(part.toLowerCase()))) refuse(bookTexts.notABook);
  if (entries.reduce((sum, { inflated }) => sum + inflated, 0) > zipLimits.totalBytes) refuse(bookTexts.tooBig);
  return entries;
}
