import { type ComponentProps, createContext, useContext } from 'react';

/** The typed text of the surrounding picker that is not a date; null when there is none. */
export const UnreadableText = createContext<string | null>(null);

/** The text box of a date picker. It keeps a text that is not a date, which the picker would erase. */
export const DateTextInput = ({ value, ...props }: ComponentProps<'input'>) => (
  <input {...props} value={useContext(UnreadableText) ?? value} />
);
