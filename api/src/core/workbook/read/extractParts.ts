import { inflateRawSync } from 'node:zlib';
import { WorkbookError, workbookErrorMessages } from './workbookError';
import { readZipDirectory, type ZipEntry } from './zipDirectory';
import { zipRecords } from './zipFormat';

/** An XML part of a workbook. Other parts, such as pictures, are not read. */
export interface WorkbookPart {
  name: string;
  content: Buffer;
}

const { localHeader } = zipRecords;

function readCompressedBytes(file: Buffer, { offset, compressedSize }: ZipEntry): Buffer {
  if (offset + localHeader.length > file.length || file.readUInt32LE(offset) !== localHeader.signature)
    throw new WorkbookError(workbookErrorMessages.notAWorkbook);
  const start = offset + localHeader.length + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  if (start + compressedSize > file.length) throw new WorkbookError(workbookErrorMessages.notAWorkbook);
  return file.subarray(start, start + compressedSize);
}

/** Inflates at most the declared size, because the directory may be forged. */
function inflateEntry(file: Buffer, entry: ZipEntry): Buffer {
  const bytes = readCompressedBytes(file, entry);
  try {
    const content = entry.method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: entry.inflatedSize || 1 });
    if (content.length === entry.inflatedSize) return content;
  } catch {
    // Reported below.
  }
  throw new WorkbookError(workbookErrorMessages.notAWorkbook);
}

/** Whether there is a `<!` that begins neither a comment (`<!--`) nor CDATA (`<![`): a DTD can define entities. */
function hasDtd(content: Buffer): boolean {
  for (let index = content.indexOf('<!'); index >= 0; index = content.indexOf('<!', index + 2)) {
    const next = content[index + 2];
    if (next !== 0x2d && next !== 0x5b) return true;
  }
  return false;
}

/** UTF-16 would hide a DTD from {@link hasDtd}. No known program writes workbooks in it. */
const isUtf16 = (content: Buffer): boolean =>
  [0xfffe, 0xfeff].includes(content.length > 1 ? content.readUInt16BE(0) : 0) || content.subarray(0, 4).includes(0);

/** Far more than any tag of a spreadsheet program has. */
const maxTagBytes = 32_768;

const tagStart = 0x3c;
const tagEnd = 0x3e;
const declarationMark = 0x21;

/**
 * Whether a tag is so long that the library (read-excel-file) would take seconds for its attributes. Comments and CDATA
 * may be long. Byte by byte, because a sheet has so many tags that a search for each costs more than reading it.
 */
function hasLongTag(content: Buffer): boolean {
  const isLong = (start: number, end: number): boolean =>
    start >= 0 && end - start > maxTagBytes && content[start + 1] !== declarationMark;
  let start = -1;
  for (let index = 0; index < content.length; index += 1) {
    const byte = content[index];
    if (start < 0 && byte === tagStart) start = index;
    else if (byte === tagEnd) {
      if (isLong(start, index)) return true;
      start = -1;
    }
  }
  return isLong(start, content.length);
}

/** A cell at a very high row or column makes the library allocate all cells before it. */
const farCellPattern = /\sr\s*=\s*["'](?:\d{6,}|[A-Za-z]{1,3}\d{6,}|[A-Za-z]{3,}\d*)["']/;

/** A row without values. Some programs write the last possible row of a sheet for its height or colour only. */
const emptyRowPattern = /<(?:\w+:)?row\s[^<>]*(?:\/>|>(?:\s|<(?:\w+:)?c\s[^<>]*\/>){0,20000}<\/(?:\w+:)?row>)/g;

/**
 * When a row or cell is far from the start, removes all rows without values.
 * @throws WorkbookError when a far one remains
 */
function dropFarEmptyRows(part: WorkbookPart): WorkbookPart {
  const xml = part.content.toString('latin1');
  if (!farCellPattern.test(xml)) return part;
  const filled = xml.replace(emptyRowPattern, '');
  if (farCellPattern.test(filled)) throw new WorkbookError(workbookErrorMessages.tooManyRows);
  return { ...part, content: Buffer.from(filled, 'latin1') };
}

function cleanPart(part: WorkbookPart): WorkbookPart {
  if (isUtf16(part.content) || hasDtd(part.content)) throw new WorkbookError(workbookErrorMessages.entity);
  if (hasLongTag(part.content)) throw new WorkbookError(workbookErrorMessages.notAWorkbook);
  return part.name.startsWith('xl/worksheets/') ? dropFarEmptyRows(part) : part;
}

const isXmlPart = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name);

/**
 * Returns the XML parts of a workbook, inflated within limits.
 * @throws WorkbookError when the archive is not safe, or a part has a DTD, a tag of more than {@link maxTagBytes}
 * or a cell too far from the start
 */
export function extractParts(file: Buffer): WorkbookPart[] {
  return readZipDirectory(file)
    .filter(isXmlPart)
    .map((entry) => ({ name: entry.name, content: inflateEntry(file, entry) }))
    .map(cleanPart);
}
