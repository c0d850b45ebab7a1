import type { Product } from '@surco/shared/contract';
import { foldText, hasWords, splitWords } from '@surco/shared/domain';

/** A product of the table. */
export type TableProduct = Pick<Product, 'id' | 'code' | 'name'>;

/**
 * The products whose code or name has the words of the text, ignoring case and accents.
 * @param alwaysShown ids of products that the filter never hides, because they have an error
 */
export const filterProducts = <T extends TableProduct>(
  products: readonly T[],
  text: string,
  alwaysShown: ReadonlySet<string>,
): readonly T[] => {
  const words = splitWords(text);
  return products.filter(({ id, code, name }) => alwaysShown.has(id) || hasWords(foldText(`${code} ${name}`), words));
};
