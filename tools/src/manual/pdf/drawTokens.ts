import type { Token, Tokens } from 'marked';
import { pageLayout, type PdfWriter } from '../../../../api/src/modules/papers/pdfWriter';
import { drawPicture } from './drawPicture';
import { drawRichText, measureRichText, type TextRun, toRuns } from './richText';

const LIST_INDENT = 18;
const GAP = 5;

function drawText(writer: PdfWriter, runs: readonly TextRun[], indent: number): void {
  if (runs.length === 0) return;
  const width = pageLayout.right - pageLayout.left - indent;
  const height = measureRichText(writer, runs, width);
  writer.ensureSpace(height);
  drawRichText(writer, runs, pageLayout.left + indent, width);
  writer.y += height + GAP;
}

const isPicture = (token: Token): token is Tokens.Image => token.type === 'image';

/** A paragraph, whose pictures stand below its text. */
function drawParagraph(writer: PdfWriter, tokens: readonly Token[], indent: number): void {
  drawText(writer, toRuns(tokens.filter((token) => !isPicture(token))), indent);
  for (const picture of tokens.filter(isPicture)) drawPicture(writer, picture.href);
}

function drawList(writer: PdfWriter, { items, ordered, start }: Tokens.List, indent: number): void {
  items.forEach((item, index) => {
    // The mark stays on the page of the first line.
    writer.ensureSpace(30);
    const mark = ordered ? `${Number(start) + index}.` : '•';
    writer.write(mark, pageLayout.left + indent, writer.y, { size: 10, width: LIST_INDENT });
    drawTokens(writer, item.tokens, indent + LIST_INDENT);
  });
}

function drawTable(writer: PdfWriter, { header, rows }: Tokens.Table): void {
  const width = (pageLayout.right - pageLayout.left) / header.length;
  for (const row of [header, ...rows]) {
    const cells = row.map((cell) => toRuns(cell.tokens, cell.header));
    const height = Math.max(...cells.map((runs) => measureRichText(writer, runs, width - GAP)));
    writer.ensureSpace(height + GAP);
    const { y } = writer;
    cells.forEach((runs, column) => {
      writer.y = y;
      drawRichText(writer, runs, pageLayout.left + column * width, width - GAP);
    });
    writer.y = y + height + GAP;
    writer.drawRule(writer.y - GAP / 2);
  }
  writer.y += GAP;
}

/** Draws blocks of a chapter below each other. @param indent in points */
export function drawTokens(writer: PdfWriter, tokens: readonly Token[], indent = 0): void {
  for (const token of tokens) {
    if (token.type === 'heading') {
      writer.ensureSpace(60);
      writer.y += 3;
      writer.drawParagraph((token as Tokens.Heading).text, { size: 10.5, weight: 'bold' });
      writer.y += 3;
    } else if (token.type === 'list') drawList(writer, token as Tokens.List, indent);
    else if (token.type === 'table') drawTable(writer, token as Tokens.Table);
    else if (token.type === 'blockquote') drawTokens(writer, (token as Tokens.Blockquote).tokens, indent + LIST_INDENT);
    else if (token.type === 'paragraph' || token.type === 'text')
      drawParagraph(writer, (token as Tokens.Paragraph).tokens ?? [], indent);
  }
}
