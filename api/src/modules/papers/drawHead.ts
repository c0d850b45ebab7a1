import type { Paper } from '@surco/shared/contract';
import { formatPaperName, listLetterheadLines } from '@surco/shared/papers';
import { drawLogo, drawQrCode } from './graphics';
import { colors, pageLayout, smallStyle, type PdfWriter, type TextStyle } from './pdfWriter';

const top = 36;
const qrSize = 92;
/** Largest width and height of the logo of a distributor. */
const logoBox = [150, 44] as const;
const markSize = 34;

/** Draws who issues the paper, with its logo or else that of Surco, and returns the position below. */
function drawLetterhead(writer: PdfWriter, { issuer }: Paper, width: number): number {
  let { x, y }: { x: number; y: number } = { x: pageLayout.left, y: top };
  if (issuer.logo) {
    writer.doc.image(issuer.logo, x, y, { fit: [...logoBox] });
    y += logoBox[1] + 6;
  } else {
    drawLogo(writer, x, y + 2, markSize);
    x += markSize + 8;
  }
  const textWidth = pageLayout.left + width - x;
  y += writer.write(issuer.name, x, y, { size: 13, weight: 'bold', width: textWidth });
  for (const line of listLetterheadLines(issuer))
    y += writer.write(line, x, y + 2, { ...smallStyle, width: textWidth }) + 1;
  return y + 2;
}

/** Draws title, number, status and facts at the right of a column, and returns the position below. */
function drawTitle(writer: PdfWriter, { title, number, status, facts }: Paper, x: number, width: number): number {
  const right: TextStyle = { width, align: 'right' };
  let y = top - 2;
  y += writer.write(title, x, y, { ...right, size: 10, color: colors.mutedText }) + 1;
  if (number) {
    const large: TextStyle = { ...right, size: 18, weight: 'bold' };
    const isShort = writer.measureWidth(number, large) <= width;
    y += writer.write(number, x, y, isShort ? large : { ...large, size: 11 }) + 1;
  }
  if (status)
    y +=
      writer.write(status.text, x, y, { ...right, weight: 'bold', color: status.isMarked ? colors.red : colors.text }) +
      3;
  for (const { label, value } of facts) y += writer.write(`${label}: ${value}`, x, y, right) + 1;
  return y;
}

/** Draws the header of the first page: who issues the paper, what it is, and the QR code of its link. */
export function drawHead(writer: PdfWriter, paper: Paper): void {
  const right = paper.link ? pageLayout.right - qrSize - 12 : pageLayout.right;
  const middle = pageLayout.left + (right - pageLayout.left) / 2;
  let below = Math.max(
    drawLetterhead(writer, paper, middle - pageLayout.left - 8),
    drawTitle(writer, paper, middle + 8, right - middle - 8),
  );
  if (paper.link) {
    const x = pageLayout.right - qrSize;
    drawQrCode(writer, paper.link, x, top - 6, qrSize);
    writer.write('Consulte este documento', x, top + qrSize - 10, {
      ...smallStyle,
      size: 6.5,
      width: qrSize,
      align: 'center',
    });
    below = Math.max(below, top + qrSize);
  }
  writer.y = below + 8;
  writer.drawRule(writer.y, colors.red);
  writer.y += 10;
}

/** Draws the header of every page after the first. */
export function drawRunningHeader(writer: PdfWriter, paper: Paper): void {
  drawLogo(writer, pageLayout.left, 34, 16);
  writer.write(formatPaperName(paper), pageLayout.left + 22, 35, { weight: 'bold', isOneLine: true });
  writer.drawRule(54, colors.red);
  writer.y = 62;
}

/** Writes the status of a paper that is not valid across the page. */
function drawMark({ doc }: PdfWriter, text: string): void {
  const width = pageLayout.width + 200;
  doc.save();
  doc.rotate(-38, { origin: [pageLayout.width / 2, pageLayout.height / 2] });
  doc.font('bold').fontSize(96).fillColor(colors.red).fillOpacity(0.12);
  const size = Math.min(96, (96 * 700) / doc.widthOfString(text));
  doc.fontSize(size);
  doc.text(text, -100, pageLayout.height / 2 - size * 0.73, { width, align: 'center', lineBreak: false });
  doc.restore();
  doc.fillOpacity(1);
}

/** Draws on each page what is known at the end: the page number, and the status of a paper that is not valid. */
export function decoratePage(writer: PdfWriter, paper: Paper, page: number, pageCount: number): void {
  if (paper.status?.isMarked) drawMark(writer, paper.status.text.toUpperCase());
  const width = pageLayout.right - pageLayout.left - 130;
  writer.drawRule(742);
  writer.write(paper.remark, pageLayout.left, 748, { ...smallStyle, weight: 'bold', width, isOneLine: true });
  writer.write(formatPaperName(paper), pageLayout.left, 760, { ...smallStyle, width, isOneLine: true });
  const pages: TextStyle = { ...smallStyle, width: 120, align: 'right' };
  writer.write(`Página ${page} de ${pageCount}`, pageLayout.right - 120, 748, pages);
}
