import type { Paper, PaperBlock } from '@surco/shared/contract';
import { drawText, splitLines } from './drawBlock';
import {
  colors,
  contentWidth,
  headingStyle,
  pageLayout,
  smallStyle,
  type PdfWriter,
  type TextStyle,
} from './pdfWriter';

/** In points: room to sign above the line, and the width of the line. */
const signing = { height: 44, width: 200 } as const;

const closingStyle: TextStyle = { ...smallStyle, width: contentWidth };

function drawSignatures(writer: PdfWriter, signatures: Paper['signatures']): void {
  const { width } = signing;
  const line = writer.y + signing.height;
  const below = signatures.map(({ name, role, image }, index) => {
    const x = index % 2 === 0 ? pageLayout.left + 30 : pageLayout.right - 30 - width;
    if (image) writer.doc.image(image, x, line - 42, { fit: [width, 40], align: 'center', valign: 'bottom' });
    writer.doc
      .moveTo(x, line)
      .lineTo(x + width, line)
      .lineWidth(0.7)
      .strokeColor(colors.text)
      .stroke();
    const height = writer.write(name, x, line + 4, { width, align: 'center' });
    return line + 4 + height + writer.write(role, x, line + 4 + height, { ...smallStyle, width, align: 'center' });
  });
  writer.y = Math.max(...below) + 10;
}

/** Returns the height of the signatures, whose names may take several lines. */
const measureSignatures = (writer: PdfWriter, signatures: Paper['signatures']): number =>
  signing.height +
  Math.max(
    ...signatures.map(
      ({ name, role }) =>
        writer.measureHeight(name, { width: signing.width }) +
        writer.measureHeight(role, { ...smallStyle, width: signing.width }),
    ),
  ) +
  14;

function drawFooter(writer: PdfWriter, { text, url }: NonNullable<Paper['footer']>): void {
  const height = writer.measureHeight(text, closingStyle);
  writer.ensureSpace(height);
  writer.write(text, pageLayout.left, writer.y, closingStyle);
  if (url) writer.doc.link(pageLayout.left, writer.y, contentWidth, height, url);
  writer.y += height + 2;
}

/**
 * Draws the end of a paper: footer and signatures. What is signed, the last block if it is a text, is on the same page
 * as the signatures and in small print.
 */
export function drawClosing(writer: PdfWriter, { footer, signatures }: Paper, lastBlock: PaperBlock | undefined): void {
  const signed = lastBlock?.type === 'text' ? lastBlock : undefined;
  if (signatures.length > 0) {
    const texts = [...(signed ? splitLines(signed.text) : []), ...(footer ? [footer.text] : [])];
    writer.ensureSpace(
      texts.reduce(
        (sum, text) => sum + writer.measureHeight(text, closingStyle) + 3,
        writer.measureHeight('X', headingStyle) + 8 + measureSignatures(writer, signatures),
      ),
    );
  }
  if (signed) drawText(writer, signed, closingStyle);
  if (footer) drawFooter(writer, footer);
  if (signatures.length > 0) drawSignatures(writer, signatures);
}
