import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I, because codes are read aloud and copied from paper. 5 bits a character. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const createGroup = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Creates a random code of groups that hyphens separate, for example `7KQ2-M9XD`. */
export const createRandomCode = (groups: number, groupLength: number): string =>
  Array.from({ length: groups }, () => createGroup(groupLength)).join('-');
