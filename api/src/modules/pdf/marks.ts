import makeCode from 'qrcode-generator';
import { ink, type Sheet } from './sheet';

/** The mark of Surco, three furrows, drawn as the screen draws it: lines on a field of 24. */
const furrows = 'M3 8c6-4 12 4 18 0M3 13c6-4 12 4 18 0M3 18c6-4 12 4 18 0';

export function mark(sheet: Sheet, x: number, y: number, size: number): void {
  const { doc } = sheet;
  doc.save();
  doc.translate(x, y).scale(size / 24);
  doc.path(furrows).lineWidth(2.4).lineCap('round').strokeColor(ink.red).stroke();
  doc.restore();
}

/** A code that a telephone reads, in vectors, with the quiet field that readers want around it. */
export function qr(sheet: Sheet, text: string, x: number, y: number, size: number): void {
  const code = makeCode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const cell = size / (count + 8);
  const { doc } = sheet;
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column))
        // A hair wider than a cell, so that no light shows between two.
        doc.rect(x + (column + 4) * cell, y + (row + 4) * cell, cell + 0.05, cell + 0.05);
  doc.fillColor('#000000').fill();
}
