import { crc32, deflateSync } from 'node:zlib';

/** 16 by 8 pixels, as a browser writes it. */
const jpegText =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAWEAEBAQAAAAAAAAAAAAAAAAAAFGH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EABcRAAMBAAAAAAAAAAAAAAAAAAAEFVL/2gAMAwEAAhEDEQA/AJGzSzQVsZTIys1o/9k=';
/** Place of the first quantization value. */
const shadeOffset = 25;

/** A photo; another shade is another photo. */
export function buildJpeg(shade = 13): Buffer {
  const photo = Buffer.from(jpegText, 'base64');
  photo[shadeOffset] = shade;
  return photo;
}

/** The photo with a segment after its beginning, such as 0xe1 for the place where it was taken. */
export function addJpegSegment(photo: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([photo.subarray(0, 2), head, Buffer.from(text, 'latin1'), photo.subarray(2)]);
}

export function buildPngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}

interface PngOptions {
  width?: number;
  height?: number;
  colourType?: number;
  /** Value of every channel of every pixel; 0 is a picture on which nothing is drawn. */
  value?: number;
  /** What the file says of its pixels; default: what it has. */
  pixels?: Buffer;
  /** Chunks before the pixels. */
  chunks?: readonly Buffer[];
}

/** A PNG of eight bits a channel, with transparency unless the pixels are of another colour type. */
export function buildPng({
  width = 4,
  height = 2,
  colourType = 6,
  value = 128,
  pixels,
  chunks = [],
}: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType], 8);
  const buildRow = () => Buffer.concat([Buffer.from([0]), Buffer.alloc(4 * width, value)]);
  const rows = pixels ?? Buffer.concat(Array.from({ length: height }, buildRow));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    buildPngChunk('IHDR', header),
    ...chunks,
    buildPngChunk('IDAT', deflateSync(rows)),
    buildPngChunk('IEND', Buffer.alloc(0)),
  ]);
}
