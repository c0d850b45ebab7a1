import type { z } from 'zod';

const words: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no',
  array: 'una lista',
  object: 'un objeto',
};
const formats: Record<string, string> = {
  email: 'Escriba un correo válido.',
  uuid: 'El identificador no es válido.',
  date: 'Escriba una fecha válida (AAAA-MM-DD).',
};

const length = (amount: number, origin: string | undefined): string =>
  origin === 'array'
    ? `${amount} ${amount === 1 ? 'elemento' : 'elementos'}`
    : `${amount} ${amount === 1 ? 'carácter' : 'caracteres'}`;
const isSized = (origin: string | undefined): boolean => origin === 'string' || origin === 'array';
const figure = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('es-MX') : String(value));

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (!isSized(origin)) return `Debe ser ${inclusive === false ? 'mayor que' : 'como mínimo'} ${figure(minimum)}.`;
  return minimum === 1 ? 'Este dato es obligatorio.' : `Debe tener ${length(Number(minimum), origin)} como mínimo.`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (!isSized(origin)) return `Debe ser ${inclusive === false ? 'menor que' : 'como máximo'} ${figure(maximum)}.`;
  return `Debe tener ${length(Number(maximum), origin)} como máximo.`;
}

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (input === undefined || input === null || input === '') return 'Este dato es obligatorio.';
  return `Debe ser ${words[expected] ?? 'un dato de otro tipo'}.`;
}

/** the Spanish sentence of every validation; a schema's own message goes before it. */
export const spanish: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format ?? ''] ?? 'El formato no es válido.';
    case 'invalid_value':
      return 'Elija uno de los valores que se ofrecen.';
    case 'not_multiple_of':
      return 'Tiene más decimales de los permitidos.';
    case 'unrecognized_keys':
      return `No se admite: ${issue.keys?.join(', ') ?? ''}.`;
    default:
      return 'El dato no es válido.';
  }
};
