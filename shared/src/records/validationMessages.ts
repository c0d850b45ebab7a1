import type { z } from 'zod';
import type { FieldError } from '../domain/fieldError';

export const requiredMessage = 'Este dato es obligatorio.';
export const unexpectedMessage = 'Este dato no se admite.';

const typeNames: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no',
  array: 'una lista',
  object: 'un objeto',
};
const formatMessages: Record<string, string> = {
  email: 'Escriba un correo válido.',
  uuid: 'El identificador no es válido.',
  date: 'Escriba una fecha válida (AAAA-MM-DD).',
};

const formatLength = (amount: number, origin: string | undefined): string =>
  origin === 'array'
    ? `${amount} ${amount === 1 ? 'elemento' : 'elementos'}`
    : `${amount} ${amount === 1 ? 'carácter' : 'caracteres'}`;
const hasLength = (origin: string | undefined): boolean => origin === 'string' || origin === 'array';
const formatLimit = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('es-MX') : String(value);

function formatTooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (!hasLength(origin))
    return `Debe ser ${inclusive === false ? 'mayor que' : 'como mínimo'} ${formatLimit(minimum)}.`;
  return minimum === 1 ? requiredMessage : `Debe tener ${formatLength(Number(minimum), origin)} como mínimo.`;
}

function formatTooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (!hasLength(origin))
    return `Debe ser ${inclusive === false ? 'menor que' : 'como máximo'} ${formatLimit(maximum)}.`;
  return `Debe tener ${formatLength(Number(maximum), origin)} como máximo.`;
}

/** The other names are left out: a body may hold thousands of them. */
const formatUnknownCount = (count: number): string =>
  count === 1 ? unexpectedMessage : `Este dato y ${formatLimit(count - 1)} más no se admiten.`;

function formatWrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (input === undefined || input === null || input === '') return requiredMessage;
  return `Debe ser ${typeNames[expected] ?? 'un dato de otro tipo'}.`;
}

/** the Spanish message of every failed validation; a message of the schema itself takes precedence. */
export const spanishErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return formatWrongType(issue);
    case 'too_small':
      return formatTooSmall(issue);
    case 'too_big':
      return formatTooBig(issue);
    case 'invalid_format':
      return formatMessages[issue.format ?? ''] ?? 'El formato no es válido.';
    case 'invalid_value':
      return 'Elija uno de los valores que se ofrecen.';
    case 'not_multiple_of':
      return 'Tiene más decimales de los permitidos.';
    case 'unrecognized_keys':
      return formatUnknownCount(issue.keys?.length ?? 1);
    default:
      return 'El dato no es válido.';
  }
};

/** The key of a dictionary may be as long as the body. */
const maxPathLength = 200;

/** Reports unknown fields at the path of the first one, so that a form can highlight it. */
export const toFieldError = (issue: z.core.$ZodIssue): FieldError => {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  return { path: path.map(String).join('.').slice(0, maxPathLength), message: issue.message };
};
