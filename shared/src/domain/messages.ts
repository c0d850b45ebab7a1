import type { Problem } from './problem';

/** The words of a message: what a notice is titled or a mail's subject, and the text. */
export interface MessageText {
  readonly subject: string;
  readonly body: string;
}

/** What the words of a message may name, and what it is useless without. */
export interface MessageWords {
  readonly placeholders: readonly string[];
  readonly required: readonly string[];
}

/** `{{folio}}`, with or without spaces inside. */
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** `folio` as it stands in a text: `{{folio}}`. */
export const placeholderOf = (name: string): string => `{{${name}}}`;

/** The names of the placeholders in a text, in their order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);

const offer = (placeholders: readonly string[]): string =>
  placeholders.length > 0 ? `Admite: ${placeholders.map(placeholderOf).join(', ')}.` : 'No admite ninguno.';

/** Two braces that are no whole placeholder's: `{{cliente}` would be sent as it stands. */
const isBroken = (text: string): boolean => /\{\{|\}\}/.test(text.replace(placeholder, ' '));

/** What is wrong with the words, at the field that holds them: the same sentences on the screen and from the API. */
export function wordProblems({ placeholders, required }: MessageWords, text: MessageText): Problem[] {
  const unknown = (['subject', 'body'] as const).flatMap((path) =>
    placeholdersIn(text[path])
      .filter((name) => !placeholders.includes(name))
      .map((name) => ({ path, message: `El mensaje no admite ${placeholderOf(name)}. ${offer(placeholders)}` })),
  );
  const broken = (['subject', 'body'] as const)
    .filter((path) => isBroken(text[path]))
    .map((path) => ({ path, message: `Hay llaves que no cierran o no abren. ${offer(placeholders)}` }));
  const named = placeholdersIn(text.body);
  const missing = required
    .filter((name) => !named.includes(name))
    .map((name) => ({ path: 'body', message: `El mensaje debe llevar ${placeholderOf(name)}.` }));
  return [...unknown, ...broken, ...missing];
}

/** What fills a placeholder stays on one line: it cannot begin a paragraph, nor a header. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export type MessageValues = Readonly<Record<string, string>>;

/** A text with what its placeholders stand for; `show` writes each of them. */
export const fillText = (
  text: string,
  values: MessageValues,
  show: (name: string, value: string) => string = (_name, value) => value,
): string => text.replace(placeholder, (_, name: string) => show(name, oneLine(values[name] ?? '')));

/** The words of a message as its reader sees them. */
export const fillMessage = ({ subject, body }: MessageText, values: MessageValues): MessageText => ({
  subject: oneLine(fillText(subject, values)),
  body: fillText(body, values),
});

const examples: MessageValues = {
  nombre: 'Ana',
  rol: 'Consultor',
  enlace: 'https://surco.ejemplo.mx/',
  minutos: '30',
  motivo: 'Datos incompletos',
  folio: 'DKB-2026-000045',
  cliente: 'Lechería El Roble',
  consultor: 'Luis Peña',
  distribuidor: 'Agrosemillas del Norte',
  temporada: 'PV 2026',
  bolsas: '35 bolsas',
  total: '$123,660.50',
  pagado: '$75,000.25',
  saldo: '$48,660.25',
  importe: '$45,000.25',
  vigencia: '19/11/26',
  plazo: 'en 7 días',
  dias: '7',
  producto: 'DKX-620 Maíz de silo',
  disponible: '9 bolsas',
  ventas: '12 ventas',
  filas: '30 filas',
  localidad: 'Torreón',
  ventana: 'ventas',
};

/** An example for each placeholder, for previews and test mails. */
export const exampleValues = ({ placeholders }: Pick<MessageWords, 'placeholders'>): MessageValues =>
  Object.fromEntries(placeholders.map((name) => [name, examples[name] ?? name]));
