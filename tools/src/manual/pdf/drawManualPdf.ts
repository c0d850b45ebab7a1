import { PdfWriter, colors, pageLayout } from '../../../../api/src/modules/papers/pdfWriter';
import { drawLogo } from '../../../../api/src/modules/papers/graphics';
import type { Audience, Chapter, ManualSection } from '../chapters';
import { drawContents, listContentsEntries, reserveContentsPages } from './drawContents';
import { drawTokens } from './drawTokens';

const TITLES: Readonly<Record<Audience, { title: string; subtitle: string }>> = {
  staff: { title: 'Manual de Surco', subtitle: 'Ventas, DKbonos, clientes, inventario y simulador, paso a paso' },
  farmer: { title: 'Manual del simulador', subtitle: 'El simulador de silo de Surco, paso a paso' },
};

/** The file is the same each time, so that its address changes only with the manual. */
const CREATED_AT = new Date('2026-01-01T00:00:00Z');

const LOGO_SIZE = 72;
/** Points that must remain on a page below the heading of a section. */
const SECTION_SPACE = 120;

function drawCover(writer: PdfWriter, { title, subtitle }: { title: string; subtitle: string }): void {
  drawLogo(writer, pageLayout.left, 220, LOGO_SIZE);
  writer.write(title, pageLayout.left, 310, { size: 34, weight: 'bold' });
  writer.write(subtitle, pageLayout.left, 362, { size: 13, color: colors.mutedText });
}

function startPage(writer: PdfWriter): void {
  writer.doc.addPage();
  writer.y = pageLayout.top;
}

/** Index of the current page, from 0. */
const getPageIndex = (writer: PdfWriter): number => writer.doc.bufferedPageRange().count - 1;

function drawSection(writer: PdfWriter, { id, title, tokens }: ManualSection, pages: Map<string, number>): void {
  writer.ensureSpace(SECTION_SPACE);
  pages.set(id, getPageIndex(writer));
  writer.doc.addNamedDestination(id, 'XYZ', null, writer.y, null);
  writer.y += 10;
  writer.drawParagraph(title, { size: 13, weight: 'bold' });
  writer.y += 4;
  drawTokens(writer, tokens);
}

/**
 * Draws the manual as a PDF: cover, contents with page numbers and links, and the chapters.
 * @returns the file, the same for the same chapters and pictures
 */
export async function drawManualPdf(audience: Audience, chapters: readonly Chapter[]): Promise<Buffer> {
  const texts = TITLES[audience];
  const metadata = { title: texts.title, subject: texts.subtitle, author: 'Surco', createdAt: CREATED_AT };
  const writer = new PdfWriter(metadata);
  writer.startPart({
    onNewPage: () => undefined,
    decoratePage: (_, page, pageCount) => {
      if (page === 1) return;
      const style = { size: 8, color: colors.mutedText } as const;
      writer.write(texts.title, pageLayout.left, 748, style);
      writer.write(`Página ${page} de ${pageCount}`, pageLayout.left, 748, { ...style, align: 'right' });
    },
  });
  const pages = new Map<string, number>();
  const entries = listContentsEntries(chapters);
  drawCover(writer, texts);
  const contentsStart = reserveContentsPages(writer, entries.length);
  for (const chapter of chapters) {
    startPage(writer);
    pages.set(chapter.id, getPageIndex(writer));
    writer.doc.addNamedDestination(chapter.id, 'XYZ', null, writer.y, null);
    const bookmark = writer.doc.outline.addItem(chapter.title);
    writer.drawParagraph(chapter.title, { size: 20, weight: 'bold', color: colors.red });
    writer.y += 6;
    drawTokens(writer, chapter.introduction);
    for (const section of chapter.sections) {
      drawSection(writer, section, pages);
      bookmark.addItem(section.title);
    }
  }
  drawContents(writer, contentsStart, entries, pages);
  return writer.finish();
}
