import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import { toDrawableText } from './drawableText';

/** Letter format with its margins, in points from the upper left corner. */
export const pageLayout = { width: 612, height: 792, left: 42, right: 570, top: 42, bottom: 728 } as const;
export const contentWidth = pageLayout.right - pageLayout.left;

export const colors = {
  text: '#1f1a19',
  mutedText: '#5f5754',
  rule: '#d9d2cf',
  headerBackground: '#f6f2f0',
  red: '#b42318',
} as const;

type FontWeight = 'regular' | 'bold';

/** Sizes and widths are in points. */
export interface TextStyle {
  size?: number;
  weight?: FontWeight;
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** What does not fit on one line is cut off, with an ellipsis. */
  isOneLine?: boolean;
}

export const smallStyle: TextStyle = { size: 7.5, color: colors.mutedText };
export const headingStyle: TextStyle = { size: 8, weight: 'bold', color: colors.red };

const { resolve } = createRequire(import.meta.url);
const readFont = (weight: string): Buffer =>
  readFileSync(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

let cachedFonts: Readonly<Record<FontWeight, Buffer>> | undefined;
const loadFonts = (): Readonly<Record<FontWeight, Buffer>> =>
  (cachedFonts ??= { regular: readFont('400Regular'), bold: readFont('700Bold') });

interface PdfMetadata {
  title: string;
  subject: string;
  author: string;
  /** The moment of writing by default; a fixed one makes the file the same each time. */
  createdAt?: Date;
}

/** One of the documents in a PDF, with its own headers and page numbers. */
interface PdfPart {
  /** Draws the header of every page after the first. */
  onNewPage: (writer: PdfWriter) => void;
  /** Draws on each page when the number of pages is known. */
  decoratePage: (writer: PdfWriter, page: number, pageCount: number) => void;
}

/** Draws a PDF from top to bottom. `y` is the position of the next block, in points. */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  y: number = pageLayout.top;
  private readonly chunks: Buffer[] = [];
  private readonly parts: (PdfPart & { firstPage: number })[] = [];

  constructor({ title, subject, author, createdAt }: PdfMetadata) {
    this.doc = new Pdf({
      size: [pageLayout.width, pageLayout.height],
      margin: 0,
      bufferPages: true,
      lang: 'es-MX',
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: toDrawableText(title),
        Subject: toDrawableText(subject),
        Author: toDrawableText(author),
        Creator: 'Surco',
        ...(createdAt && { CreationDate: createdAt }),
      },
    });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const weight of ['regular', 'bold'] as const) this.doc.registerFont(weight, loadFonts()[weight]);
  }

  private applyStyle({ size = 9, weight = 'regular', color = colors.text }: TextStyle): void {
    this.doc.font(weight).fontSize(size).fillColor(color);
  }

  /** Returns the width of a text on one line. */
  measureWidth(text: string, style: TextStyle): number {
    this.applyStyle(style);
    return this.doc.widthOfString(toDrawableText(text));
  }

  /** Returns the height of a text at its width. A text that fits on one line is not laid out. */
  measureHeight(text: string, style: TextStyle): number {
    this.applyStyle(style);
    const line = toDrawableText(text);
    const width = style.width ?? contentWidth;
    return style.isOneLine || this.doc.widthOfString(line) <= width
      ? this.doc.currentLineHeight(true)
      : this.doc.heightOfString(line, { width });
  }

  /** Writes at (x, y) without changing the position of the next block, and returns the height. */
  write(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { width = pageLayout.right - x, align = 'left' } = style;
    const height = this.measureHeight(text, { ...style, width });
    this.doc.text(toDrawableText(text), x, y, { width, align, ...(style.isOneLine && { height, ellipsis: true }) });
    return height;
  }

  /** Writes a paragraph at the current position and moves below it. */
  drawParagraph(text: string, style: TextStyle = {}): void {
    this.ensureSpace(this.measureHeight(text, style));
    this.y += this.write(text, pageLayout.left, this.y, style);
  }

  drawRule(y = this.y, color: string = colors.rule): void {
    this.doc.moveTo(pageLayout.left, y).lineTo(pageLayout.right, y).lineWidth(0.7).strokeColor(color).stroke();
  }

  /** Starts a new page unless `height` points remain on this one, and returns whether it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= pageLayout.bottom) return false;
    this.addPage();
    this.parts.at(-1)?.onNewPage(this);
    return true;
  }

  private addPage(): void {
    this.doc.addPage();
    this.y = pageLayout.top;
  }

  /** Starts a document; the first one on the first page, each other one on a new page. */
  startPart(part: PdfPart): void {
    if (this.parts.length > 0) this.addPage();
    this.parts.push({ ...part, firstPage: this.doc.bufferedPageRange().count - 1 });
  }

  /** Completes the PDF and returns the file. */
  async finish(): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (const [index, { firstPage, decoratePage }] of this.parts.entries()) {
      const pageCount = (this.parts[index + 1]?.firstPage ?? count) - firstPage;
      for (let page = 0; page < pageCount; page += 1) {
        this.doc.switchToPage(firstPage + page);
        decoratePage(this, page + 1, pageCount);
      }
    }
    const ended = new Promise<void>((done) => this.doc.once('end', () => done()));
    this.doc.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}
