import type { Paper } from '@surco/shared/contract';
import { drawBlock } from './drawBlock';
import { drawClosing } from './drawClosing';
import { decoratePage, drawHead, drawRunningHeader } from './drawHead';
import { PdfWriter } from './pdfWriter';

/** The papers of one PDF. Their pictures are in the text of their addresses (`data:…`). */
export interface PapersToDraw {
  title: string;
  papers: readonly Paper[];
}

/** Draws the blocks; the last one is drawn with the signatures below it. */
function drawContent(writer: PdfWriter, paper: Paper): void {
  const last = paper.blocks.at(-1);
  const isClosing = last?.type === 'text' && paper.signatures.length > 0;
  drawHead(writer, paper);
  for (const block of isClosing ? paper.blocks.slice(0, -1) : paper.blocks) drawBlock(writer, block);
  drawClosing(writer, paper, isClosing ? last : undefined);
}

/**
 * Draws one or several papers as a PDF in this thread and returns the file; each starts on a new page and has its own
 * page numbers.
 */
export function drawPapers({ title, papers }: PapersToDraw): Promise<Buffer> {
  const writer = new PdfWriter({
    title,
    subject: [...new Set(papers.map((paper) => paper.title))].join(', '),
    author: [...new Set(papers.map(({ issuer }) => issuer.name))].join(', '),
  });
  for (const paper of papers) {
    writer.startPart({
      onNewPage: () => drawRunningHeader(writer, paper),
      decoratePage: (_, page, pageCount) => decoratePage(writer, paper, page, pageCount),
    });
    drawContent(writer, paper);
  }
  return writer.finish();
}
