import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import { drawn } from './sign';

/** Letter paper, as the trade prints it; points from the upper left corner. */
export const page = { width: 612, height: 792, left: 42, right: 570, top: 42, bottom: 728 } as const;
export const pageWidth = page.right - page.left;

export const ink = { text: '#1f1a19', soft: '#5f5754', rule: '#d9d2cf', wash: '#f6f2f0', red: '#b42318' } as const;

export type Face = 'regular' | 'bold';

export interface TextStyle {
  size?: number;
  face?: Face;
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
}

const { resolve } = createRequire(import.meta.url);
const read = (weight: string): Buffer =>
  readFileSync(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

let faces: Readonly<Record<Face, Buffer>> | undefined;
const fonts = (): Readonly<Record<Face, Buffer>> => (faces ??= { regular: read('400Regular'), bold: read('700Bold') });

export interface SheetInfo {
  title: string;
  subject: string;
  author: string;
}

/** A document being drawn from top to bottom: where the pen is, and what begins every page after the first. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y: number = page.top;
  private readonly chunks: Buffer[] = [];

  constructor(
    { title, subject, author }: SheetInfo,
    private readonly onNewPage: (sheet: Sheet) => void,
  ) {
    this.doc = new Pdf({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      lang: 'es-MX',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: drawn(title), Subject: drawn(subject), Author: drawn(author), Creator: 'Surco' },
    });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const face of ['regular', 'bold'] as const) this.doc.registerFont(face, fonts()[face]);
  }

  private style({ size = 9, face = 'regular', color = ink.text }: TextStyle): void {
    this.doc.font(face).fontSize(size).fillColor(color);
  }

  /** How high a text stands at a width; most fit on one line and need no measuring. */
  heightOf(text: string, style: TextStyle): number {
    this.style(style);
    const line = drawn(text);
    const width = style.width ?? pageWidth;
    return this.doc.widthOfString(line) <= width
      ? this.doc.currentLineHeight(true)
      : this.doc.heightOfString(line, { width });
  }

  /** Writes at a place, leaving the pen where it was; answers the height. */
  write(text: string, x: number, y: number, style: TextStyle = {}): number {
    const height = this.heightOf(text, style);
    const { width = page.right - x, align = 'left' } = style;
    this.doc.text(drawn(text), x, y, { width, align });
    return height;
  }

  /** A paragraph under the pen. */
  paragraph(text: string, style: TextStyle = {}): void {
    this.room(this.heightOf(text, style));
    this.y += this.write(text, page.left, this.y, style);
  }

  rule(y = this.y, color: string = ink.rule): void {
    this.doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.7).strokeColor(color).stroke();
  }

  /** A new page, unless so much fits on this one. */
  room(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.doc.addPage();
    this.y = page.top;
    this.onNewPage(this);
    return true;
  }

  /** Draws on every page, now that their number is known, and closes the document. */
  async finish(each: (sheet: Sheet, number: number, of: number) => void): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      each(this, index + 1, count);
    }
    const ended = new Promise<void>((done) => this.doc.once('end', () => done()));
    this.doc.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}
