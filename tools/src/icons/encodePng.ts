import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and opacity, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number, opacity: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS_PER_PIXEL = 8;
const INDEXED_COLOR = 3;

function createChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/**
 * Encodes a square image of few colours as a PNG with a palette. It is smaller than the PNG that a browser writes.
 * @param size width and height in px
 * @param pixels index of the colour of each pixel, row by row
 */
export function encodePng(size: number, pixels: Uint8Array, palette: readonly Color[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([BITS_PER_PIXEL, INDEXED_COLOR], 8);
  // Each row starts with its filter: none.
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.from([0, ...pixels.subarray(row * size, (row + 1) * size)]),
  );
  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', header),
    createChunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    createChunk('tRNS', Buffer.from(palette.map(([, , , opacity]) => opacity))),
    createChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
