import { placeholder, type Template } from './mails';

interface Rendered {
  subject: string;
  text: string;
  html: string;
}

type Values = Readonly<Record<string, string>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** What fills a placeholder stays on one line: it cannot begin a paragraph, nor a header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const fill = (text: string, values: Values, show: (name: string, value: string) => string): string =>
  text.replace(placeholder, (_, name: string) => show(name, oneLine(values[name] ?? '')));

/** Only our own address becomes a link; whatever else looks like one stays text. */
const link = (url: string): string => `<a href="${escaped(url)}" style="color:#b3261e">${escaped(url)}</a>`;
const inHtml = (name: string, value: string): string => (name === 'enlace' ? link(value) : escaped(value));

const paragraphs = (html: string): string =>
  html
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${part.replaceAll('\n', '<br>')}</p>`)
    .join('\n');

const plain = (_name: string, value: string): string => value;

/** A template's words as a notice inside the product shows them. */
export const renderNotice = ({ subject, body }: Template, values: Values): { title: string; body: string } => ({
  title: oneLine(fill(subject, values, plain)),
  body: fill(body, values, plain),
});

/** A template's words with what its placeholders stand for: as text, and as HTML made of the same text. */
export function renderMail({ subject, body }: Template, values: Values): Rendered {
  return {
    subject: oneLine(fill(subject, values, plain)),
    text: fill(body, values, plain),
    html: `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><title>${escaped(oneLine(fill(subject, values, plain)))}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f1a19;background:#fff">
${paragraphs(fill(escaped(body), values, inHtml))}
</body></html>`,
  };
}
