/** NUL and half of a surrogate pair: PostgreSQL can store neither. */
export const isStorableText = (value: string): boolean => !/\p{Surrogate}/u.test(value) && !value.includes('\0');
export const invalidTextMessage = 'El texto contiene signos que no se admiten.';
