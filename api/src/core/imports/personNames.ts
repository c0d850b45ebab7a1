import { foldText } from '@surco/shared/domain';

interface PersonName {
  firstName: string;
  lastName: string;
}

/** Words that belong to the next one: "de la Cruz". */
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'san', 'santa', 'van', 'von']);
const maxSurnames = 2;

/** Words joined with the particles before them. */
function joinParticles(words: readonly string[]): string[] {
  const joined: string[] = [];
  let pending: string[] = [];
  for (const word of words) {
    pending.push(word);
    if (particles.has(foldText(word))) continue;
    joined.push(pending.join(' '));
    pending = [];
  }
  return pending.length > 0 ? [...joined, pending.join(' ')] : joined;
}

/**
 * Divides a full name as it is written in Mexico: names, then one surname of two words and two of more; or surnames, a
 * comma and names.
 */
export function splitFullName(fullName: string): PersonName {
  const [before = '', after] = fullName.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  if (after !== undefined) return { firstName: after, lastName: before };
  const words = joinParticles(before.split(' ').filter(Boolean));
  const surnames = Math.min(maxSurnames, Math.max(0, words.length - 1));
  const at = words.length - surnames;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

const legalForm =
  /(?:^| )(?:sa|sab|sapi|sas|sc|ac|s de rl|s en c|spr|scl|srl|spr de rl|sc de rl|sa de cv)(?: de (?:rl|cv|ri|rs))*(?: mi)?$/;
const companyWords =
  /^(?:sociedad|cooperativa|ejido|union|asociacion|ganadera|agropecuaria|agricola|agroindustria|agroproductos|establo|rancho|lechera|forrajes|grupo|comercializadora|distribuidora|productores|semillas|municipio|universidad)s? /;

/** Whether a name is that of a company. */
export const isCompanyName = (name: string): boolean => {
  const folded = foldText(name).replace(/[.,]/g, '');
  return legalForm.test(folded) || companyWords.test(folded);
};
