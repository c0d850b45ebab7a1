import type { ImageProblem, ReadImage, SizeLimit } from './readImage';

const startOfImage = Buffer.from('ffd8', 'hex');
const endOfImage = Buffer.from('ffd9', 'hex');
const marker = { huffman: 0xc4, end: 0xd9, scan: 0xda, quantization: 0xdb, restart: 0xdd, jfif: 0xe0, adobe: 0xee };
/** Frames of baseline, extended and progressive pictures. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
const drawn: readonly number[] = [...frames, marker.huffman, marker.scan, marker.quantization, marker.restart];
/** Length of the segments that say how colours are stored; a longer one has more, such as a small picture. */
const colourLengths = new Map([
  [marker.jfif, 16],
  [marker.adobe, 14],
]);

export const isJpeg = (content: Buffer): boolean =>
  content.subarray(0, startOfImage.length).equals(startOfImage) && content[2] === 0xff;

/** Returns where the coded pixels that begin here end: at the next marker that is not part of them; -1 without one. */
function findScanEnd(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 2)) {
    const next = content[at + 1] ?? 0;
    const isPartOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isPartOfScan) return at;
  }
  return -1;
}

/**
 * Reads a JPEG (ITU T.81) and leaves out what does not draw it: place and time of a photo, texts, small pictures, and
 * what follows its end.
 */
export function readJpeg(content: Buffer, { maxWidth, maxHeight }: SizeLimit): ReadImage | ImageProblem {
  const kept: Uint8Array[] = [startOfImage];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  for (let start = startOfImage.length; start >= 0 && start + 2 <= content.length;) {
    const kind = content[start + 1] ?? 0;
    if (content[start] !== 0xff) return 'damaged';
    if (kind === marker.end)
      return size && hasScan ? { ...size, content: Buffer.concat([...kept, endOfImage]), isBlank: false } : 'damaged';
    const length = start + 4 <= content.length ? content.readUInt16BE(start + 2) : 0;
    const end = start + 2 + length;
    if (length < 2 || end > content.length) return 'damaged';
    if (frames.includes(kind)) {
      if (size || length < 8) return 'damaged';
      size = { height: content.readUInt16BE(start + 5), width: content.readUInt16BE(start + 7) };
      if (size.width > maxWidth || size.height > maxHeight) return 'large';
      if (size.width === 0 || size.height === 0) return 'damaged';
    }
    hasScan ||= kind === marker.scan;
    const next = kind === marker.scan ? findScanEnd(content, end) : end;
    if (drawn.includes(kind) || colourLengths.get(kind) === length) kept.push(content.subarray(start, next));
    start = next;
  }
  return 'damaged';
}
