import type { FieldError } from '../fieldError';

/** Title or subject, and body, of a message template. */
export interface MessageText {
  readonly subject: string;
  readonly body: string;
}

/** The placeholders that a message template may and must contain. */
export interface MessagePlaceholders {
  readonly placeholders: readonly string[];
  readonly required: readonly string[];
}

/** `{{folio}}`, with or without spaces inside. */
const placeholderPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The placeholder `folio` as written in a text: `{{folio}}`. */
export const formatPlaceholder = (name: string): string => `{{${name}}}`;

/** The names of the placeholders in a text, in their order. */
export const findPlaceholders = (text: string): string[] =>
  [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);

const formatAllowedPlaceholders = (placeholders: readonly string[]): string =>
  placeholders.length > 0 ? `Admite: ${placeholders.map(formatPlaceholder).join(', ')}.` : 'No admite ninguno.';

/** Double braces that do not form a placeholder: `{{cliente}` would be sent literally. */
export const hasBrokenBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(placeholderPattern, ' '));

/**
 * Validates a message template, for the form and the API. Required placeholders must be in the body.
 * @returns errors by field
 */
export function validateMessageText({ placeholders, required }: MessagePlaceholders, text: MessageText): FieldError[] {
  const unknown = (['subject', 'body'] as const).flatMap((path) =>
    findPlaceholders(text[path])
      .filter((name) => !placeholders.includes(name))
      .map((name) => ({
        path,
        message: `El mensaje no admite ${formatPlaceholder(name)}. ${formatAllowedPlaceholders(placeholders)}`,
      })),
  );
  const broken = (['subject', 'body'] as const)
    .filter((path) => hasBrokenBraces(text[path]))
    .map((path) => ({
      path,
      message: `Hay llaves que no cierran o no abren. ${formatAllowedPlaceholders(placeholders)}`,
    }));
  const named = findPlaceholders(text.body);
  const missing = required
    .filter((name) => !named.includes(name))
    .map((name) => ({ path: 'body', message: `El mensaje debe llevar ${formatPlaceholder(name)}.` }));
  return [...unknown, ...broken, ...missing];
}

/** Joins the value of a placeholder into one line, so that it starts neither a paragraph nor a mail header. */
export const collapseWhitespace = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export type MessageValues = Readonly<Record<string, string>>;

/** Replaces the placeholders of a text. @param format returns the text for a placeholder; by default its value */
export const fillPlaceholders = (
  text: string,
  values: MessageValues,
  format: (name: string, value: string) => string = (_name, value) => value,
): string =>
  text.replace(placeholderPattern, (_, name: string) => format(name, collapseWhitespace(values[name] ?? '')));

/** The title or subject and the body of a message, with its placeholders filled. */
export const fillMessage = ({ subject, body }: MessageText, values: MessageValues): MessageText => ({
  subject: collapseWhitespace(fillPlaceholders(subject, values)),
  body: fillPlaceholders(body, values),
});

/** Fills a text to share; without a link, the lines that name it are left out. */
export function fillShareText(text: MessageText, values: MessageValues): MessageText {
  const lines = values.enlace ? text.body : text.body.replace(/^.*\{\{\s*enlace\s*\}\}.*$/gm, '');
  const { subject, body } = fillMessage({ ...text, body: lines }, values);
  return { subject, body: body.replace(/\n{3,}/g, '\n\n').trim() };
}

const examplesByPlaceholder: MessageValues = {
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
  fecha: '20/09/26',
  periodo: 'PV 2026',
  escenario: 'Silo de la loma',
  plazo: 'en 7 días',
  dias: '7',
  producto: 'DKX-620 Maíz de silo',
  disponible: '9 bolsas',
  ventas: '12 ventas',
  filas: '30 filas',
  localidad: 'Torreón',
  ventana: 'ventas',
  correos: '3 correos',
  motivos:
    'El servidor de correo rechazó la dirección: 3 correos (Invitación de un usuario). Revise que esté bien escrita y que exista.',
};

/** An example for each placeholder, for previews and test mails. */
export const getExampleValues = ({ placeholders }: Pick<MessagePlaceholders, 'placeholders'>): MessageValues =>
  Object.fromEntries(placeholders.map((name) => [name, examplesByPlaceholder[name] ?? name]));
