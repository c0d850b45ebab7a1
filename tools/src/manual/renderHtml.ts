import { Marked, type Token, type Tokens } from 'marked';
import type { Chapter } from './chapters';
import { PHONE_WIDTH, readPictureSize } from './readPictureSize';

/** Mark in the HTML that the module of the manual replaces by the address of a picture. */
export const PICTURE_MARK = /\{\{(images\/[\w-]+\.png)\}\}/g;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function renderPicture({ href, text }: Tokens.Image): string {
  const size = readPictureSize(href);
  if (!size) return '';
  const { width, height } = size;
  const kind = width < PHONE_WIDTH ? 'surco-manual-phone' : 'surco-manual-desktop';
  return `<img class="${kind}" src="{{${href}}}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`;
}

const parser = new Marked({
  renderer: {
    image: renderPicture,
    // Those of the tasks are of the third level.
    heading: ({ depth, text }) => `<h${depth + 1}>${escapeHtml(text)}</h${depth + 1}>`,
    html: () => '',
  },
});

const renderTokens = (tokens: readonly Token[]): string => parser.parser([...tokens]);

/** Renders a chapter; `{{images/…}}` stands for the address of a picture. */
export function renderChapter({ id, title, introduction, sections }: Chapter): string {
  const parts = sections.map(
    (section) =>
      `<section aria-labelledby="${section.id}"><h3 id="${section.id}" tabindex="-1">${escapeHtml(section.title)}</h3>${renderTokens(section.tokens)}</section>`,
  );
  return `<section aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${escapeHtml(title)}</h2>${renderTokens(introduction)}${parts.join('')}</section>`;
}
