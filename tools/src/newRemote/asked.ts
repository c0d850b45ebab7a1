import { readArguments } from '../arguments';

/** The remote that is to be made. */
export interface Asked {
  /** Folder and address, e.g. `mfe-routes`. */
  name: string;
  /** What the menu says. */
  label: string;
  /** Address of its page. */
  path: string;
}

const USAGE = 'Escriba, por ejemplo: pnpm new-remote entregas --label "Entregas" --path /dashboard/entregas';
const WORDS = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const PATH = /^\/dashboard(\/[a-z\d]+(-[a-z\d]+)*)+$/;
const LABEL = /^[\p{L}\d][\p{L}\d ().,-]{1,29}$/u;

/** A mistake of the person's: its message is all that need be said. */
export class Refusal extends Error {}

function read(args: readonly string[]) {
  try {
    return readArguments(args, { label: { type: 'string' }, path: { type: 'string' } });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reads the command line. @throws Refusal with one sentence */
export function readAsked(args: readonly string[]): Asked {
  const { values, positionals } = read(args);
  const [given, ...others] = positionals;
  if (!given || others.length) throw new Refusal(`Indique un solo nombre para la sección. ${USAGE}`);
  const word = given.replace(/^mfe-/, '');
  if (!WORDS.test(word) || word.length > 30) {
    throw new Refusal(`«${given}» no sirve de nombre: use minúsculas sin acento, dígitos y guiones, hasta 30.`);
  }
  const label = (values.label ?? capital(word.replaceAll('-', ' '))).trim();
  if (!LABEL.test(label)) {
    throw new Refusal(`«${label}» no sirve de etiqueta: use de 2 a 30 letras, dígitos, espacios o ( ) . , -`);
  }
  const path = values.path ?? `/dashboard/${word}`;
  if (!PATH.test(path)) {
    throw new Refusal(`«${path}» no sirve de dirección: empieza con /dashboard/ y sigue en minúsculas y guiones.`);
  }
  return { name: `mfe-${word}`, label, path };
}
