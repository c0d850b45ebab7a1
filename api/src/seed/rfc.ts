import { rfcCheckDigit } from '@surco/shared/domain/rfc';
import type { Chance } from './random';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^A-ZÑ& ]/g, '');

/** The two words that the tax office swaps for an X-ed form, among those our names can make. */
const refused = new Set([
  'CACA',
  'CACO',
  'COGE',
  'CULO',
  'FETO',
  'LOCA',
  'MAME',
  'MEAR',
  'MEON',
  'MION',
  'MOCO',
  'MULA',
  'PEDA',
  'PEDO',
  'PENE',
  'PUTA',
  'PUTO',
  'QULO',
  'RATA',
  'ROBA',
  'ROBO',
  'RUIN',
]);

function personLetters(firstName: string, lastName: string): string {
  const [paternal = 'X', maternal = 'X'] = plain(lastName)
    .replace(/^DE LA |^DE /, '')
    .split(' ');
  const given = plain(firstName).split(' ');
  const name = given.length > 1 && /^(JOSE|MARIA)$/.test(given[0] ?? '') ? given[1] : given[0];
  const vowel = /[AEIOU]/.exec(paternal.slice(1))?.[0] ?? 'X';
  const letters = `${paternal[0]}${vowel}${maternal[0]}${name?.[0] ?? 'X'}`;
  return refused.has(letters) ? `${letters[0]}X${letters.slice(2)}` : letters;
}

const companyLetters = (name: string): string => {
  const words = plain(name)
    .split(' ')
    .filter((word) => word && !/^(DE|LA|EL|LOS|LAS|Y)$/.test(word));
  return words.length > 2
    ? words
        .slice(0, 3)
        .map((word) => word[0])
        .join('')
    : `${words[0]?.[0]}${(words[1] ?? 'XX').slice(0, 2)}`;
};

const two = (value: number) => String(value).padStart(2, '0');
const alphabet = 'ABCDEFGHIJKLMNPQRSTUVWXYZ123456789';

function complete(letters: string, chance: Chance, years: readonly [number, number]): string {
  const date = `${two(chance.int(...years) % 100)}${two(chance.int(1, 12))}${two(chance.int(1, 28))}`;
  const body = `${letters}${date}${chance.pick([...alphabet])}${chance.pick([...alphabet])}`;
  return body + rfcCheckDigit(`${body}0`);
}

/** A tax id as a person of this name would have: its letters, a birthday and a right check digit. */
export const personRfc = (firstName: string, lastName: string, chance: Chance): string =>
  complete(personLetters(firstName, lastName), chance, [1950, 1998]);

/** The same for a company, with the day it was founded. */
export const companyRfc = (name: string, chance: Chance): string =>
  complete(companyLetters(name), chance, [1985, 2019]);
