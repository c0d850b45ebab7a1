import * as z from 'zod/mini';
import { parseMoney } from '../domain/money/moneyText';
import { text } from './inputTypes';

/** An amount as typed, at least `min`; the output has two decimals. */
export const moneyInput = (min: string, message: string) =>
  z.pipe(
    text(message).check(z.maxLength(20, message)),
    z.transform((value: string, context) => {
      const amount = parseMoney(value);
      if (amount !== null && Number(amount) >= Number(min)) return amount;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
