import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { WorkbookError, workbookErrorMessages } from './workbookError';

/** An XML part of a workbook. Other parts, such as pictures, are not read. */
export interface WorkbookPart {
  name: string;
  content: Buffer;
}

/** Maximum sizes of a workbook. One with 20,000 full rows has less than half of them. */
const archiveLimits = {
  entries: 200,
  entryBytes: 24 * 1024 * 1024,
  totalBytes: 32 * 1024 * 1024,
  /** Maximum compression ratio: deflate reaches 1,000, and a typical sheet about 20. */
  ratio: 300,
  /** The ratio is checked from this size on, because small files may be very repetitive. */
  minSizeForRatio: 1024 * 1024,
};

const reject = (text: string): never => {
  throw new WorkbookError(text);
};

/** Begins a file of Excel 97–2003, and an encrypted workbook. */
const oldFormatSignature = 'd0cf11e0';
const contentTypesName = '[content_types].xml';

/** The library (yauzl) refuses absolute names and those that leave their folder, after it has replaced back slashes. */
const unsafeNamePattern = /^(?:absolute path|invalid relative path|invalid characters)/;

const toWorkbookError = (error: unknown): WorkbookError => {
  if (error instanceof WorkbookError) return error;
  const isUnsafeName = error instanceof Error && unsafeNamePattern.test(error.message);
  return new WorkbookError(isUnsafeName ? workbookErrorMessages.path : workbookErrorMessages.notAWorkbook);
};

function assertSafeEntry(entry: Entry): void {
  const { compressedSize, uncompressedSize } = entry;
  const { entryBytes, ratio, minSizeForRatio } = archiveLimits;
  if (entry.isEncrypted()) reject(workbookErrorMessages.encrypted);
  if (!entry.canDecodeFileData()) reject(workbookErrorMessages.notAWorkbook);
  if (
    uncompressedSize > entryBytes ||
    (uncompressedSize > minSizeForRatio && uncompressedSize > compressedSize * ratio)
  )
    reject(workbookErrorMessages.tooBig);
}

async function openArchive(file: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  if (file.toString('hex', 0, 4) === oldFormatSignature) reject(workbookErrorMessages.oldFormat);
  const zip = await fromBufferPromise(file, { lazyEntries: true });
  if (zip.entryCount > archiveLimits.entries) reject(workbookErrorMessages.tooBig);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    assertSafeEntry(entry);
    entries.push(entry);
  }
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (names.size < entries.length || !names.has(contentTypesName)) reject(workbookErrorMessages.notAWorkbook);
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > archiveLimits.totalBytes)
    reject(workbookErrorMessages.tooBig);
  return { zip, entries };
}

/**
 * Checks the directory of a workbook before anything is inflated, so that a zip bomb is refused: number of files,
 * declared sizes, compression ratio, names and encryption.
 * @throws WorkbookError when a check fails
 */
export async function checkArchive(file: Buffer): Promise<void> {
  try {
    await openArchive(file);
  } catch (error) {
    throw toWorkbookError(error);
  }
}

/** UTF-16 would hide a DTD. No known program writes workbooks in it. */
const isUtf16 = (content: Buffer): boolean =>
  [0xfffe, 0xfeff].includes(content.length > 1 ? content.readUInt16BE(0) : 0) || content.subarray(0, 4).includes(0);

/** With these parts the archive would count as a document of OpenDocument, which has no limits for its cells. */
const isXmlPart = ({ fileName }: Entry): boolean =>
  /\.(?:xml|rels)$/i.test(fileName) && !/^(?:META-INF\/|objectdata\.xml$)/i.test(fileName);

/**
 * Returns the XML parts of a workbook. Each is inflated to its declared size at most, because the directory may be forged.
 * @throws WorkbookError when the archive is not safe, or a part has a DTD
 */
export async function readParts(file: Buffer): Promise<WorkbookPart[]> {
  try {
    const { zip, entries } = await openArchive(file);
    const parts: WorkbookPart[] = [];
    for (const entry of entries.filter(isXmlPart)) {
      const content = await buffer(await zip.openReadStreamPromise(entry));
      if (isUtf16(content) || content.includes('<!DOCTYPE')) reject(workbookErrorMessages.entity);
      parts.push({ name: entry.fileName, content });
    }
    return parts;
  } catch (error) {
    throw toWorkbookError(error);
  }
}

/** Writes the parts to a new archive without compression, so that exactly what was checked is read. */
export async function packParts(parts: readonly WorkbookPart[]): Promise<Buffer> {
  const zip = new ZipWriter();
  for (const { name, content } of parts) zip.addBuffer(content, name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
