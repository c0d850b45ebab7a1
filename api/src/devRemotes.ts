import { z } from 'zod';

/** Where `pnpm dev` serves the sections that a developer works on. */
const defaultDevOrigin = 'http://localhost:3100';

/** Only the machine in front of the person: nobody is brought to run code from elsewhere. */
const isOwnMachine = (text: string): boolean =>
  URL.canParse(text) && /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}$/.test(new URL(text).origin) && !/[?#]/.test(text);

/** `DEV_REMOTES`: whether a person may run a section from its own machine, and from where. */
export const devRemotes = z
  .string()
  .refine(
    (text) => text === 'off' || isOwnMachine(text),
    `debe ser off o una dirección de esta máquina con puerto, como ${defaultDevOrigin}`,
  )
  .optional();

/** The origin that pages may take a section from, or undefined: nowhere. In production only when it is asked for. */
export function devOrigin(setting: string | undefined, production: boolean): string | undefined {
  if (setting === 'off' || (setting === undefined && production)) return undefined;
  return setting === undefined ? defaultDevOrigin : new URL(setting).origin;
}
