import { TOTP } from 'otpauth';

/** The code that an authenticator app shows. @param stepsAhead 1 for the following code, which is accepted early */
export const generateCode = (key: string, stepsAhead = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** Six digits that are none of the accepted codes. */
export function generateWrongCode(key: string): string {
  const accepted = [-1, 0, 1, 2].map((steps) => generateCode(key, steps));
  const candidates = ['000000', '111111', '222222', '333333', '444444'];
  return candidates.find((code) => !accepted.includes(code)) ?? '555555';
}
