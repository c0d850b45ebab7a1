import { fillMessage, fillPlaceholders, type MessageText, type MessageValues } from '@surco/shared/domain';
import { escapeHtml } from '../escapeHtml';

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Only the link of the product itself becomes an anchor; other addresses stay text. */
const renderLink = (url: string): string => `<a href="${escapeHtml(url)}" style="color:#b3261e">${escapeHtml(url)}</a>`;
const renderPlaceholder = (name: string, value: string): string =>
  name === 'enlace' ? renderLink(value) : escapeHtml(value);

const toParagraphs = (html: string): string =>
  html
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${part.replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** Fills a template for a notification inside the product. */
export function renderNotification(template: MessageText, values: MessageValues): { title: string; body: string } {
  const { subject: title, body } = fillMessage(template, values);
  return { title, body };
}

/** Fills a template for a mail: as text, and as HTML of the same text. */
export function renderMail(template: MessageText, values: MessageValues): RenderedMail {
  const { subject, body: text } = fillMessage(template, values);
  return {
    subject,
    text,
    html: `<!doctype html>
<html lang="es-MX" translate="no"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f1a19;background:#fff">
${toParagraphs(fillPlaceholders(escapeHtml(template.body), values, renderPlaceholder))}
</body></html>`,
  };
}
