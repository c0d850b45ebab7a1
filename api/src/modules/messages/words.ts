import type { Message } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { notices } from '../notifications/notices';
import { mails, placeholder, type Template } from './mails';

/** What a notice may name, by what it is about. */
const ofSubject = {
  sale: ['folio', 'cliente', 'consultor', 'distribuidor', 'temporada', 'bolsas', 'total'],
  voucher: mails['voucher.created'].placeholders,
  inventory: ['producto', 'distribuidor', 'temporada', 'disponible'],
  user: [],
  account: ['nombre', 'rol'],
  client: ['cliente', 'localidad', 'consultor'],
  season: ['temporada'],
} as const;

interface Words {
  placeholders: readonly string[];
  required: readonly string[];
}

type Channel = Message['channel'];

const noticeWords = new Map<string, Words>(
  Object.entries(notices)
    .filter(([, { to }]) => to.length > 0)
    .map(([key, notice]) => [
      key,
      { placeholders: [...ofSubject[notice.about], ...('extra' in notice ? notice.extra : [])], required: [] },
    ]),
);
const mailWords = new Map<string, Words>(Object.entries(mails));

/** What the words of a message may name; undefined where nothing of this name is sent that way. */
export const wordsOf = (key: string, channel: Channel): Words | undefined =>
  (channel === 'EMAIL' ? mailWords : noticeWords).get(key);

const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);
const braces = (name: string): string => `{{${name}}}`;

/** What is wrong with the words, at the field that holds them. */
export function wordProblems({ placeholders, required }: Words, template: Template): Problem[] {
  const offered = placeholders.length > 0 ? `Admite: ${placeholders.map(braces).join(', ')}.` : 'No admite ninguno.';
  const unknown = (['subject', 'body'] as const).flatMap((path) =>
    namesIn(template[path])
      .filter((name) => !placeholders.includes(name))
      .map((name) => ({ path, message: `El mensaje no admite ${braces(name)}. ${offered}` })),
  );
  const missing = required
    .filter((name) => !namesIn(template.body).includes(name))
    .map((name) => ({ path: 'body', message: `El mensaje debe llevar ${braces(name)}.` }));
  return [...unknown, ...missing];
}

/** An example for each placeholder, for previews and test mails. */
const examples: Readonly<Record<string, string>> = {
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

export const exampleValues = ({ placeholders }: Words): Record<string, string> =>
  Object.fromEntries(placeholders.map((name) => [name, examples[name] ?? name]));
