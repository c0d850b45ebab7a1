import { crc32 } from 'node:zlib';
import type { WorkbookPart } from './extractParts';
import { zipRecords } from './zipFormat';

const { localHeader, directoryEntry, endOfDirectory } = zipRecords;
const zipVersion = 20;

/** @param crcOffset the offset of the checksum, beside which both kinds of header have the same fields */
function createZipHeader(
  { signature, length }: { signature: number; length: number },
  nameLength: number,
  { content }: WorkbookPart,
  crcOffset: number,
): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(zipVersion, crcOffset - 10);
  bytes.writeUInt32LE(crc32(content), crcOffset);
  bytes.writeUInt32LE(content.length, crcOffset + 4);
  bytes.writeUInt32LE(content.length, crcOffset + 8);
  bytes.writeUInt16LE(nameLength, crcOffset + 12);
  return bytes;
}

/**
 * Writes the checked parts to a new archive without compression. The library then reads exactly what was checked, even
 * if the original file is ambiguous, and inflates nothing again.
 */
export function repackArchive(parts: readonly WorkbookPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const local = createZipHeader(localHeader, name.length, part, 14);
    const listed = createZipHeader(directoryEntry, name.length, part, 16);
    listed.writeUInt32LE(offset, 42);
    files.push(local, name, part.content);
    directory.push(listed, name);
    offset += local.length + name.length + part.content.length;
  }
  const end = Buffer.alloc(endOfDirectory.length);
  end.writeUInt32LE(endOfDirectory.signature, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
