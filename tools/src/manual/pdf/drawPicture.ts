import { join } from 'node:path';
import { contentWidth, pageLayout, type PdfWriter } from '../../../../api/src/modules/papers/pdfWriter';
import { MANUAL_FOLDER } from '../chapters';
import { PHONE_WIDTH, readPictureSize } from '../readPictureSize';

const PHONE_PICTURE_WIDTH = 180;
const MAX_HEIGHT = 330;
const GAP = 10;

/** Draws a picture with a thin frame. @param href its path, relative to the folder of the manual */
export function drawPicture(writer: PdfWriter, href: string): void {
  const size = readPictureSize(href);
  if (!size) return;
  const maxWidth = size.width < PHONE_WIDTH ? PHONE_PICTURE_WIDTH : contentWidth;
  const scale = Math.min(maxWidth / size.width, MAX_HEIGHT / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  writer.ensureSpace(height + GAP);
  writer.doc.image(join(MANUAL_FOLDER, href), pageLayout.left, writer.y, { width, height });
  writer.doc.rect(pageLayout.left, writer.y, width, height).lineWidth(0.5).strokeColor('#d9d2cf').stroke();
  writer.y += height + GAP;
}
