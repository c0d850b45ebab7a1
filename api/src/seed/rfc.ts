import { computeRfcCheckDigit } from '@surco/shared/domain';
import type { RandomGenerator } from './random';

const normalizeLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^A-ZÑ& ]/g, '');

/** Offensive words whose second letter the tax office replaces by X, as far as the demo names can form them. */
const forbiddenPrefixes = new Set(
  'CACA CACO COGE CULO FETO LOCA MAME MEAR MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA ROBA ROBO RUIN'.split(
    ' ',
  ),
);

function buildPersonPrefix(firstName: string, lastName: string): string {
  const [paternal = 'X', maternal = 'X'] = normalizeLetters(lastName)
    .replace(/^DE LA |^DE /, '')
    .split(' ');
  const given = normalizeLetters(firstName).split(' ');
  const name = given.length > 1 && /^(JOSE|MARIA)$/.test(given[0] ?? '') ? given[1] : given[0];
  const vowel = /[AEIOU]/.exec(paternal.slice(1))?.[0] ?? 'X';
  const letters = `${paternal[0]}${vowel}${maternal[0]}${name?.[0] ?? 'X'}`;
  return forbiddenPrefixes.has(letters) ? `${letters[0]}X${letters.slice(2)}` : letters;
}

const buildCompanyPrefix = (name: string): string => {
  const words = normalizeLetters(name)
    .split(' ')
    .filter((word) => word && !/^(DE|LA|EL|LOS|LAS|Y)$/.test(word));
  return words.length > 2
    ? words
        .slice(0, 3)
        .map((word) => word[0])
        .join('')
    : `${words[0]?.[0]}${(words[1] ?? 'XX').slice(0, 2)}`;
};

const padTwoDigits = (value: number) => String(value).padStart(2, '0');
const rfcCharacters = 'ABCDEFGHIJKLMNPQRSTUVWXYZ123456789';

function completeRfc(letters: string, random: RandomGenerator, years: readonly [number, number]): string {
  const date = `${padTwoDigits(random.nextInteger(...years) % 100)}${padTwoDigits(random.nextInteger(1, 12))}${padTwoDigits(random.nextInteger(1, 28))}`;
  const body = `${letters}${date}${random.pick([...rfcCharacters])}${random.pick([...rfcCharacters])}`;
  return body + computeRfcCheckDigit(`${body}0`);
}

/** Creates an RFC for a person of this name, with a random birthday and a correct check digit. */
export const createPersonRfc = (firstName: string, lastName: string, random: RandomGenerator): string =>
  completeRfc(buildPersonPrefix(firstName, lastName), random, [1950, 1998]);

/** Creates an RFC for a company of this name, with a random founding date and a correct check digit. */
export const createCompanyRfc = (name: string, random: RandomGenerator): string =>
  completeRfc(buildCompanyPrefix(name), random, [1985, 2019]);
