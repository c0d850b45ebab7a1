import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANUAL_FOLDER } from './chapters';

export interface PictureSize {
  width: number;
  height: number;
}

/** Pictures of a phone are narrower than this, in px; those of a desktop are wider. */
export const PHONE_WIDTH = 600;

/** Position of the width in a PNG; the height follows it. */
const WIDTH_OFFSET = 16;

/**
 * Reads width and height of a picture, in px.
 * @param href path of the PNG, relative to the folder of the manual
 * @returns undefined for one that `pnpm manual` has not taken yet: it is left out
 */
export function readPictureSize(href: string): PictureSize | undefined {
  const file = join(MANUAL_FOLDER, href);
  if (!existsSync(file)) return undefined;
  const data = readFileSync(file);
  return { width: data.readUInt32BE(WIDTH_OFFSET), height: data.readUInt32BE(WIDTH_OFFSET + 4) };
}
