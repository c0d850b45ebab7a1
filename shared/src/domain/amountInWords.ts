import type { Money } from './money';

const units = [
  '',
  'UN',
  'DOS',
  'TRES',
  'CUATRO',
  'CINCO',
  'SEIS',
  'SIETE',
  'OCHO',
  'NUEVE',
  'DIEZ',
  'ONCE',
  'DOCE',
  'TRECE',
  'CATORCE',
  'QUINCE',
  'DIECISÉIS',
  'DIECISIETE',
  'DIECIOCHO',
  'DIECINUEVE',
  'VEINTE',
  'VEINTIÚN',
  'VEINTIDÓS',
  'VEINTITRÉS',
  'VEINTICUATRO',
  'VEINTICINCO',
  'VEINTISÉIS',
  'VEINTISIETE',
  'VEINTIOCHO',
  'VEINTINUEVE',
] as const;

const tens = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'] as const;

const hundreds = [
  '',
  'CIENTO',
  'DOSCIENTOS',
  'TRESCIENTOS',
  'CUATROCIENTOS',
  'QUINIENTOS',
  'SEISCIENTOS',
  'SETECIENTOS',
  'OCHOCIENTOS',
  'NOVECIENTOS',
] as const;

const spaced = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

/** 0–99; one is "un", since a noun always follows. */
function belowHundred(value: number): string {
  const word = units[value];
  if (word !== undefined) return word;
  const rest = units[value % 10] ?? '';
  return rest ? `${tens[Math.floor(value / 10)]} Y ${rest}` : (tens[value / 10] ?? '');
}

function belowThousand(value: number): string {
  if (value === 100) return 'CIEN';
  return spaced(hundreds[Math.floor(value / 100)] ?? '', belowHundred(value % 100));
}

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const head = thousands === 0 ? '' : thousands === 1 ? 'MIL' : `${belowThousand(thousands)} MIL`;
  return spaced(head, belowThousand(value % 1000));
}

/** A whole amount as it stands before the noun it counts. */
function counting(value: number): string {
  const millions = Math.floor(value / 1_000_000);
  const rest = value % 1_000_000;
  const head = millions === 0 ? '' : millions === 1 ? 'UN MILLÓN' : `${belowMillion(millions)} MILLONES`;
  return spaced(head, belowMillion(rest), head && rest === 0 ? 'DE' : '');
}

/**
 * An amount in words as a Mexican document writes it:
 * "123660.50" → "CIENTO VEINTITRÉS MIL SEISCIENTOS SESENTA PESOS 50/100 M.N."
 * For what the database may hold, 0.00 to 9,999,999,999.99.
 */
export function amountInWords(amount: Money): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  const value = Number(whole);
  return `${value === 0 ? 'CERO' : counting(value)} ${value === 1 ? 'PESO' : 'PESOS'} ${cents}/100 M.N.`;
}
