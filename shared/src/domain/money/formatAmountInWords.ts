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

const joinWords = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

/** 0–99; one is "un", since a noun always follows. */
function spellBelowHundred(value: number): string {
  const word = units[value];
  if (word !== undefined) return word;
  const rest = units[value % 10] ?? '';
  return rest ? `${tens[Math.floor(value / 10)]} Y ${rest}` : (tens[value / 10] ?? '');
}

function spellBelowThousand(value: number): string {
  if (value === 100) return 'CIEN';
  return joinWords(hundreds[Math.floor(value / 100)] ?? '', spellBelowHundred(value % 100));
}

function spellBelowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const head = thousands === 0 ? '' : thousands === 1 ? 'MIL' : `${spellBelowThousand(thousands)} MIL`;
  return joinWords(head, spellBelowThousand(value % 1000));
}

/** A whole number in the form used before a noun. */
function spellCardinal(value: number): string {
  const millions = Math.floor(value / 1_000_000);
  const rest = value % 1_000_000;
  const head = millions === 0 ? '' : millions === 1 ? 'UN MILLÓN' : `${spellBelowMillion(millions)} MILLONES`;
  return joinWords(head, spellBelowMillion(rest), head && rest === 0 ? 'DE' : '');
}

/**
 * An amount in words as in Mexican documents:
 * "123660.50" → "CIENTO VEINTITRÉS MIL SEISCIENTOS SESENTA PESOS 50/100 M.N."
 * Works from 0.00 to 9,999,999,999.99, the largest amount that the database stores; not for negative amounts.
 */
export function formatAmountInWords(amount: Money): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  const value = Number(whole);
  return `${value === 0 ? 'CERO' : spellCardinal(value)} ${value === 1 ? 'PESO' : 'PESOS'} ${cents}/100 M.N.`;
}
