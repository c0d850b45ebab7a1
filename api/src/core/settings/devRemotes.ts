import { z } from 'zod';

/** Only the user's own machine is allowed, so that no user can be tricked into running foreign code. */
const isLocalOrigin = (text: string): boolean =>
  URL.canParse(text) && /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}$/.test(new URL(text).origin) && !/[?#]/.test(text);

/** `DEV_REMOTES`: whether users may load a section from their own machine, and from which origin. */
export const devRemotesSchema = z
  .string()
  .refine(
    (text) => text === 'off' || isLocalOrigin(text),
    'must be off or an address of this machine with a port, like http://localhost:3100',
  )
  .optional();

/** Between the port of the product and that where `pnpm dev` serves its sections: two products share none. */
const devPortDistance = 100;
const highestPort = 65_535;

/** The origin that pages may load a section from, or undefined for none. In production it must be set explicitly. */
export function resolveDevOrigin(
  setting: string | undefined,
  { production, port }: { production: boolean; port: number },
): string | undefined {
  if (setting === 'off' || (setting === undefined && production)) return undefined;
  if (setting !== undefined) return new URL(setting).origin;
  const devPort = port + devPortDistance;
  return `http://localhost:${devPort > highestPort ? port - devPortDistance : devPort}`;
}
