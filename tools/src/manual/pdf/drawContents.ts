import { colors, pageLayout, type PdfWriter } from '../../../../api/src/modules/papers/pdfWriter';
import type { Chapter } from '../chapters';

export interface ContentsEntry {
  /** Destination in the PDF. */
  id: string;
  title: string;
  isChapter: boolean;
}

const HEADING_HEIGHT = 40;
const LINE_HEIGHT = 12.5;
const NUMBER_WIDTH = 40;
const SECTION_INDENT = 16;
const LINES_PER_PAGE = Math.floor((pageLayout.bottom - pageLayout.top - HEADING_HEIGHT) / LINE_HEIGHT);

export const listContentsEntries = (chapters: readonly Chapter[]): ContentsEntry[] =>
  chapters.flatMap(({ id, title, sections }) => [
    { id, title, isChapter: true },
    ...sections.map((section) => ({ id: section.id, title: section.title, isChapter: false })),
  ]);

/** Adds the pages of the contents, which are drawn when the pages of the chapters are known. @returns the first one */
export function reserveContentsPages(writer: PdfWriter, count: number): number {
  const first = writer.doc.bufferedPageRange().count;
  for (let page = 0; page < Math.ceil(count / LINES_PER_PAGE); page += 1) writer.doc.addPage();
  return first;
}

/** Draws the contents on the reserved pages. @param pages index of the page of each destination, from 0 */
export function drawContents(
  writer: PdfWriter,
  first: number,
  entries: readonly ContentsEntry[],
  pages: ReadonlyMap<string, number>,
): void {
  entries.forEach(({ id, title, isChapter }, index) => {
    const line = index % LINES_PER_PAGE;
    if (line === 0) {
      writer.doc.switchToPage(first + index / LINES_PER_PAGE);
      writer.write('Contenido', pageLayout.left, pageLayout.top, { size: 18, weight: 'bold' });
    }
    const x = pageLayout.left + (isChapter ? 0 : SECTION_INDENT);
    const y = pageLayout.top + HEADING_HEIGHT + line * LINE_HEIGHT;
    const weight = isChapter ? 'bold' : 'regular';
    const width = pageLayout.right - x - NUMBER_WIDTH;
    writer.write(title, x, y, { size: 9, weight, width });
    writer.write(String((pages.get(id) ?? 0) + 1), pageLayout.left, y, {
      size: 9,
      align: 'right',
      color: colors.mutedText,
    });
    writer.doc.goTo(x, y, pageLayout.right - x, LINE_HEIGHT, id);
  });
}
