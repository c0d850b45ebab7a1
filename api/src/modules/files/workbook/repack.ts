import { crc32 } from 'node:zlib';
import type { BookPart } from './inflate';

const version = 20;

function header(signature: number, length: number, nameLength: number, { content }: BookPart, at: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(version, at - 10);
  bytes.writeUInt32LE(crc32(content), at);
  bytes.writeUInt32LE(content.length, at + 4);
  bytes.writeUInt32LE(content.length, at + 8);
  bytes.writeUInt16LE(nameLength, at + 12);
  return bytes;
}

/**
 * The vetted parts as an archive without compression: what a library then reads is what was looked at and nothing
 * else, whatever the original file says between the lines, and it is not inflated twice.
 */
export function repack(parts: readonly BookPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const local = header(0x04034b50, 30, name.length, part, 14);
    const listed = header(0x02014b50, 46, name.length, part, 16);
    listed.writeUInt32LE(offset, 42);
    files.push(local, name, part.content);
    directory.push(listed, name);
    offset += local.length + name.length + part.content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
