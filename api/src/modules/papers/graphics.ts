import makeCode from 'qrcode-generator';
import { colors, type PdfWriter } from './pdfWriter';

/** The logo of Surco, three furrows: the path of the web logo in a view box of 24 by 24. */
const logoPath = 'M3 8c6-4 12 4 18 0M3 13c6-4 12 4 18 0M3 18c6-4 12 4 18 0';

/** Draws the logo with its upper left corner at (x, y), `size` points wide. */
export function drawLogo(writer: PdfWriter, x: number, y: number, size: number): void {
  const { doc } = writer;
  doc.save();
  doc.translate(x, y).scale(size / 24);
  doc.path(logoPath).lineWidth(2.4).lineCap('round').strokeColor(colors.red).stroke();
  doc.restore();
}

/** Draws a QR code as vectors, `size` points wide including the quiet zone of four modules. */
export function drawQrCode(writer: PdfWriter, text: string, x: number, y: number, size: number): void {
  const code = makeCode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const cell = size / (count + 8);
  const { doc } = writer;
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column))
        // Slightly wider than a cell, so that no gap shows between two cells.
        doc.rect(x + (column + 4) * cell, y + (row + 4) * cell, cell + 0.05, cell + 0.05);
  doc.fillColor('#000000').fill();
}
