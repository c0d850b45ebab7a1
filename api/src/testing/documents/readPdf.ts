import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

const readerScript = `import { extractText, getDocumentProxy, getMeta } from 'unpdf';
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
const { text } = await extractText(pdf);
const { info } = await getMeta(pdf);
const links = [];
for (let number = 1; number <= pdf.numPages; number += 1)
  for (const { url } of await (await pdf.getPage(number)).getAnnotations()) if (url) links.push(url);
process.stdout.write(JSON.stringify({ pages: text, title: info.Title, language: info.Language, links }));`;

const pdfSchema = z.object({
  pages: z.array(z.string()),
  title: z.string(),
  language: z.string(),
  links: z.array(z.string()),
});

/** Reads a PDF with a library other than the one that writes it: the text of each page, title, language and links. */
export function readPdf(content: Buffer): z.output<typeof pdfSchema> {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', readerScript], {
    input: content,
    cwd: join(__dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return pdfSchema.parse(JSON.parse(output));
}
