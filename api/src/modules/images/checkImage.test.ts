import type { ImageKind } from '@surco/shared/domain';
import { HttpError } from '../../core/http/httpError';
import { addJpegSegment, buildJpeg, buildPng, buildPngChunk } from '../../testing/images';
import { checkImage } from './checkImage';

const palette = buildPngChunk('PLTE', Buffer.alloc(6));
const buildPalettePng = (chunks: readonly Buffer[]): Buffer =>
  buildPng({ colourType: 3, pixels: Buffer.alloc(10), chunks });
const position = 'Exif GPS 25.54,-103.41';

test.each<[string, ImageKind, Buffer, Buffer]>([
  ['a photo with its place, a comment and what follows it', 'photo', tagJpeg(), buildJpeg()],
  ['a logo with texts', 'logo', buildPng({ chunks: [buildPngChunk('tEXt', Buffer.from(position))] }), buildPng()],
  ['a logo as JPEG', 'logo', buildJpeg(), buildJpeg()],
  ['a logo with a palette', 'logo', buildPalettePng([palette]), buildPalettePng([palette])],
  ['a signature', 'signature', buildPng(), buildPng()],
])('X-33 stores only what draws %s', (_case, kind, file, stored) => {
  const image = checkImage(file, kind, 'file');
  expect(image.content.equals(stored)).toBe(true);
  expect([image.width, image.height]).toEqual(image.mediaType === 'image/png' ? [4, 2] : [16, 8]);
});

function tagJpeg(): Buffer {
  const tagged = addJpegSegment(addJpegSegment(buildJpeg(), 0xe1, position), 0xfe, position);
  return Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]);
}

const replaceByte = (file: Buffer, offset: number, value: number): Buffer => {
  const changed = Buffer.from(file);
  changed[offset] = value;
  return changed;
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, ImageKind, () => Buffer, string]>([
  ['an SVG with a script, named .jpg', 'photo', () => Buffer.from(svg), 'no es una imagen JPEG'],
  ['a page', 'logo', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'no es una imagen PNG o JPEG'],
  [
    'a page that begins like a photo',
    'photo',
    () => Buffer.concat([buildJpeg().subarray(0, 4), Buffer.from(svg)]),
    'dañada',
  ],
  ['nothing', 'photo', () => Buffer.alloc(0), 'no es una imagen'],
  ['a GIF', 'logo', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 'no es una imagen'],
  ['a PNG as photo', 'photo', () => buildPng(), 'no es una imagen JPEG'],
  ['a JPEG as signature', 'signature', () => buildJpeg(), 'no es una imagen PNG'],
  ['a truncated PNG', 'logo', () => buildPng().subarray(0, 60), 'dañada'],
  ['a truncated JPEG', 'photo', () => buildJpeg().subarray(0, 290), 'dañada'],
  ['a JPEG without pixels', 'photo', () => Buffer.from('ffd8ffd9', 'hex'), 'dañada'],
  ['a PNG with a changed byte', 'logo', () => replaceByte(buildPng(), 45, 7), 'dañada'],
  ['a PNG of more pixels than it says', 'logo', () => buildPng({ pixels: Buffer.alloc(50_000_000) }), 'dañada'],
  ['a PNG of fewer pixels than it says', 'logo', () => buildPng({ pixels: Buffer.alloc(3) }), 'dañada'],
  [
    'a PNG of 50,000 by 50,000',
    'logo',
    () => buildPng({ width: 50_000, height: 50_000, pixels: Buffer.alloc(9) }),
    '600 por 240',
  ],
  [
    'a PNG with a second size',
    'logo',
    () => buildPng({ chunks: [buildPng({ width: 600, height: 240 }).subarray(8, 33)] }),
    'dañada',
  ],
  ['a PNG with two palettes', 'logo', () => buildPalettePng([palette, palette]), 'dañada'],
  ['a PNG without its palette', 'logo', () => buildPalettePng([]), 'dañada'],
  ['a PNG with an unknown filter', 'logo', () => buildPng({ pixels: Buffer.alloc(34, 5) }), 'dañada'],
  ['a JPEG of 65,535 lines', 'photo', () => enlargeJpeg(), '1600 por 1600'],
  ['a logo of 300 KB', 'logo', () => Buffer.concat([buildPng(), Buffer.alloc(300 * 1024)]), '256 KB'],
  ['a signature without a stroke', 'signature', () => buildPng({ value: 0 }), 'Falta la firma'],
])('X-33 refuses %s', (_case, kind, build, message) => {
  const file = build();
  let error: unknown;
  try {
    checkImage(file, kind, 'file');
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof HttpError)) throw new Error('The file was accepted.');
  expect(error.body.details).toEqual([{ path: 'file', message: expect.stringContaining(message) }]);
});

/** The photo with another number of lines in its frame header (0xffc0). */
function enlargeJpeg(): Buffer {
  const photo = buildJpeg();
  photo.writeUInt16BE(65_535, photo.indexOf(Buffer.from('ffc0', 'hex')) + 5);
  return photo;
}
