import { crc32, inflateSync } from 'node:zlib';
import type { ImageProblem, ReadImage, SizeLimit } from './readImage';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of a chunk beside its data: length and type before it, check sum after it. */
const chunkFrame = 12;
/** What a picture needs; texts, positions and dates are in other chunks. */
const drawnChunks: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** Bytes of a pixel by colour type, with eight bits a channel. */
const pixelBytes: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Filters of a row are 0 to 4. */
const lastFilter = 4;

interface Chunk {
  type: string;
  data: Buffer;
  /** The chunk with its frame. */
  bytes: Buffer;
}

export const isPng = (content: Buffer): boolean => content.subarray(0, signature.length).equals(signature);

/** Returns the chunks up to the end of the picture; null when one is incomplete or changed. */
function listChunks(content: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let start = signature.length; start + chunkFrame <= content.length;) {
    const end = start + chunkFrame + content.readUInt32BE(start);
    if (end > content.length || crc32(content.subarray(start + 4, end - 4)) !== content.readUInt32BE(end - 4))
      return null;
    const type = content.toString('latin1', start + 4, start + 8);
    chunks.push({ type, data: content.subarray(start + 8, end - 4), bytes: content.subarray(start, end) });
    if (type === 'IEND') return chunks;
    start = end;
  }
  return null;
}

/** Inflates exactly as many bytes as the picture has; null for any other number. */
function inflatePixels(data: Buffer, length: number): Buffer | null {
  try {
    const pixels = inflateSync(data, { maxOutputLength: length });
    return pixels.length === length ? pixels : null;
  } catch {
    return null;
  }
}

/** Whether every reader takes the same size and colours: one header, and the palette that the colour type needs. */
function hasClearHead(chunks: readonly Chunk[], colourType: number): boolean {
  const count = (type: string): number => chunks.filter((chunk) => chunk.type === type).length;
  return count('IHDR') === 1 && (colourType === 3 ? count('PLTE') === 1 : count('PLTE') <= 1);
}

/**
 * Reads a PNG (RFC 2083) of eight bits a channel that is not interlaced, as browsers write it, and leaves out what does
 * not draw it. `isBlank`: every pixel is transparent.
 */
export function readPng(content: Buffer, { maxWidth, maxHeight }: SizeLimit): ReadImage | ImageProblem {
  const chunks = listChunks(content);
  const header = chunks?.[0]?.type === 'IHDR' && chunks[0].data.length === 13 ? chunks[0].data : undefined;
  if (!chunks || !header) return 'damaged';
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (width > maxWidth || height > maxHeight) return 'large';
  const colourType = header.readUInt8(9);
  const perPixel = pixelBytes[colourType];
  const isSupported = header.readUInt8(8) === 8 && header.readUInt8(12) === 0;
  if (!perPixel || !isSupported || width === 0 || height === 0) return 'damaged';
  if (!hasClearHead(chunks, colourType)) return 'damaged';
  // The first byte of each row says how it is filtered.
  const rowLength = 1 + width * perPixel;
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const pixels = inflatePixels(data, rowLength * height);
  if (!pixels || pixels.some((byte, index) => index % rowLength === 0 && byte > lastFilter)) return 'damaged';
  const drawn = chunks.filter(({ type }) => drawnChunks.includes(type)).map(({ bytes }) => bytes);
  return {
    width,
    height,
    content: Buffer.concat([signature, ...drawn]),
    isBlank: pixels.every((byte, index) => byte === 0 || index % rowLength === 0),
  };
}
