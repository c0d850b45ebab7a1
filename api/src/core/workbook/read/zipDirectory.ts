import { WorkbookError, workbookErrorMessages } from './workbookError';
import { zipRecords } from './zipFormat';

/** One file of the archive, as its central directory lists it. */
export interface ZipEntry {
  name: string;
  /** Compression method: 0 stored, 8 deflated. */
  method: number;
  compressedSize: number;
  inflatedSize: number;
  /** Offset of its local header. */
  offset: number;
}

/** Maximum sizes of a workbook. One with 20,000 full rows has less than half of them. */
const zipLimits = {
  entries: 200,
  entryBytes: 24 * 1024 * 1024,
  totalBytes: 32 * 1024 * 1024,
  /** Maximum compression ratio: deflate reaches 1,000, and a typical sheet about 20. */
  ratio: 300,
  /** The ratio is checked from this size on, because small files may be very repetitive. */
  minSizeForRatio: 1024 * 1024,
};

const { directoryEntry, endOfDirectory } = zipRecords;
const maxCommentLength = 0xffff;
/** Stands for a size that only a ZIP64 record contains. */
const zip64 = 0xffffffff;
const encryptedFlag = 0x0001;
const supportedMethods = new Set([0, 8]);

const reject = (text: string): never => {
  throw new WorkbookError(text);
};

function findEndRecord(file: Buffer): number {
  const first = Math.max(0, file.length - endOfDirectory.length - maxCommentLength);
  for (let offset = file.length - endOfDirectory.length; offset >= first; offset -= 1)
    if (file.readUInt32LE(offset) === endOfDirectory.signature) return offset;
  return reject(workbookErrorMessages.notAWorkbook);
}

/** Whether a path is relative and stays within its folder, on any operating system. */
const isSafePath = (name: string): boolean =>
  name !== '' && !/^[/\\]|^[A-Za-z]:|[\\\0]/.test(name) && !name.split('/').includes('..');

function assertSafeEntry({ name, method, compressedSize, inflatedSize }: ZipEntry, flags: number): void {
  if (flags & encryptedFlag) reject(workbookErrorMessages.encrypted);
  if (!isSafePath(name)) reject(workbookErrorMessages.path);
  if (!supportedMethods.has(method) || compressedSize === zip64 || inflatedSize === zip64)
    reject(workbookErrorMessages.notAWorkbook);
  const { entryBytes, ratio, minSizeForRatio } = zipLimits;
  if (inflatedSize > entryBytes || (inflatedSize > minSizeForRatio && inflatedSize > compressedSize * ratio))
    reject(workbookErrorMessages.tooBig);
}

function readEntry(file: Buffer, start: number): ZipEntry & { next: number } {
  if (start + directoryEntry.length > file.length || file.readUInt32LE(start) !== directoryEntry.signature)
    reject(workbookErrorMessages.notAWorkbook);
  const nameEnd = start + directoryEntry.length + file.readUInt16LE(start + 28);
  const entry = {
    name: file.toString('utf8', start + directoryEntry.length, nameEnd),
    method: file.readUInt16LE(start + 10),
    compressedSize: file.readUInt32LE(start + 20),
    inflatedSize: file.readUInt32LE(start + 24),
    offset: file.readUInt32LE(start + 42),
    next: nameEnd + file.readUInt16LE(start + 30) + file.readUInt16LE(start + 32),
  };
  assertSafeEntry(entry, file.readUInt16LE(start + 8));
  return entry;
}

/** Begins a file of Excel 97–2003, and an encrypted workbook. */
const oldFormatSignature = 0xd0cf11e0;
const requiredParts = ['[Content_Types].xml', 'xl/workbook.xml'];

/**
 * Reads the central directory of a workbook and checks it before anything is inflated, so that a zip bomb is refused:
 * number of files, declared sizes, compression ratio, names and encryption.
 * @throws WorkbookError when a check fails
 */
export function readZipDirectory(file: Buffer): ZipEntry[] {
  if (file.length < endOfDirectory.length) reject(workbookErrorMessages.notAWorkbook);
  if (file.readUInt32BE(0) === oldFormatSignature) reject(workbookErrorMessages.oldFormat);
  const end = findEndRecord(file);
  const count = file.readUInt16LE(end + 10);
  if (count > zipLimits.entries) reject(workbookErrorMessages.tooBig);
  const entries: ZipEntry[] = [];
  let offset = file.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    const { next, ...entry } = readEntry(file, offset);
    entries.push(entry);
    offset = next;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length || !requiredParts.every((part) => names.has(part.toLowerCase())))
    reject(workbookErrorMessages.notAWorkbook);
  if (entries.reduce((sum, { inflatedSize }) => sum + inflatedSize, 0) > zipLimits.totalBytes)
    reject(workbookErrorMessages.tooBig);
  return entries;
}
