/** An amount as `formatMoney` writes it, or as a person types it in a text: `$3,800.00`, `-$5`, `$ 1200`. */
const amountPattern = /-?\$\s?\d[\d,.]*\d|-?\$\s?\d/g;

/** Replaces every amount of money, for devices that show notifications on a locked screen. */
export const hideAmounts = (text: string): string => text.replace(amountPattern, '$•••');
