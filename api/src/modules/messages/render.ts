import { fillMessage, fillText, type MessageText, type MessageValues } from '@surco/shared/domain/messages';

interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Only our own address becomes a link; whatever else looks like one stays text. */
const link = (url: string): string => `<a href="${escaped(url)}" style="color:#b3261e">${escaped(url)}</a>`;
const inHtml = (name: string, value: string): string => (name === 'enlace' ? link(value) : escaped(value));

const paragraphs = (html: string): string =>
  html
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${part.replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** A template's words as a notice inside the product shows them. */
export function renderNotice(template: MessageText, values: MessageValues): { title: string; body: string } {
  const { subject: title, body } = fillMessage(template, values);
  return { title, body };
}

/** A template's words with what its placeholders stand for: as text, and as HTML made of the same text. */
export function renderMail(template: MessageText, values: MessageValues): Rendered {
  const { subject, body: text } = fillMessage(template, values);
  return {
    subject,
    text,
    html: `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f1a19;background:#fff">
${paragraphs(fillText(escaped(template.body), values, inHtml))}
</body></html>`,
  };
}
