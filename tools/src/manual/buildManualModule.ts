import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Audience, listChaptersFor, MANUAL_FOLDER, readChapters } from './chapters';
import { drawManualPdf } from './pdf/drawManualPdf';
import { PICTURE_MARK, renderChapter } from './renderHtml';

const FILE_NAMES: Readonly<Record<Audience, string>> = {
  staff: 'manual-de-surco',
  farmer: 'manual-del-simulador',
};

/** JavaScript expression of an HTML text with the addresses of its pictures. */
const toExpression = (html: string, pictures: readonly string[]): string =>
  html
    .split(PICTURE_MARK)
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : `picture${pictures.indexOf(part)}`))
    .join('+');

/** The manual for an audience as a file to build into a front end. */
export interface ManualModule {
  /** JavaScript which exports the `content` of `host/src/manual/manualTypes.ts`. */
  code: string;
  pdf: Buffer;
  /** Name of the PDF beside the scripts, with a digest of its content. */
  pdfName: string;
}

/** Renders the chapters for an audience. `publicPath` is the JavaScript expression of the address of built files. */
export async function buildManualModule(audience: Audience, publicPath: string): Promise<ManualModule> {
  const chapters = listChaptersFor(audience, readChapters());
  const html = chapters.map(renderChapter).join('');
  const pictures = [...new Set([...html.matchAll(PICTURE_MARK)].map(([, picture = '']) => picture))];
  const pdf = await drawManualPdf(audience, chapters);
  const digest = createHash('sha256').update(pdf).digest('hex').slice(0, 10);
  const pdfName = `${FILE_NAMES[audience]}.${digest}.pdf`;
  const contents = chapters.map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.map((section) => ({ id: section.id, title: section.title })),
  }));
  const anchors = Object.fromEntries(
    chapters.flatMap(({ sections }) => sections.flatMap(({ id, pages }) => pages.map((page) => [page, id]))),
  );
  const code = [
    ...pictures.map((picture, index) => `import picture${index} from ${JSON.stringify(join(MANUAL_FOLDER, picture))};`),
    'export const content = {',
    `html: ${toExpression(html, pictures)},`,
    `contents: ${JSON.stringify(contents)},`,
    `anchors: ${JSON.stringify(anchors)},`,
    `pictures: [${pictures.map((_, index) => `picture${index}`).join(',')}],`,
    `pdfUrl: ${publicPath} + ${JSON.stringify(pdfName)},`,
    `pdfFileName: ${JSON.stringify(`${FILE_NAMES[audience]}.pdf`)},`,
    '};',
  ].join('\n');
  return { code, pdf, pdfName };
}
