/** Words that newcomers use, each with the word of docs/glossary.md, or of the code, to use instead. */
const otherWords = {
  advisor: 'consultant',
  bonus: 'voucher',
  campaign: 'season',
  catalogue: 'catalog, products, reference data',
  coupon: 'voucher',
  dealer: 'distributor',
  employee: 'user, staff',
  grower: 'farmer, customer',
  misc: 'what it is about',
  sack: 'bag',
  salesman: 'consultant',
  util: 'what it does',
  warehouse: 'inventory, distributor',
};

/** @returns the words of an identifier in lower case: `lockSale2` has `lock` and `sale` */
const splitName = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

function findOtherWord(word) {
  const singular = Object.keys(otherWords).find((key) => word === key || word === `${key}s`);
  return singular ? [{ word, suggestion: otherWords[singular] }] : [];
}

/** @returns the words of an identifier that the glossary does not use, each with what to say instead */
export const findBannedInName = (name) => splitName(name).flatMap(findOtherWord);

/** @returns the words of a text that the glossary does not use, each with what to say instead */
export const findBannedInText = (text) =>
  (text.toLowerCase().match(/(?<![\w'’-])[a-z]+(?![\w-])/g) ?? []).flatMap(findOtherWord);
