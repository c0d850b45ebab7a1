import { getErrorMessage } from '../../core/getErrorMessage';

/** The result of one check: what was seen, or what to do. */
export interface CheckResult {
  name: string;
  isOk: boolean;
  text: string;
}

/** A check that fails throws an error whose message says what to do. */
export interface Check {
  name: string;
  /** @returns what was seen */
  run: () => Promise<string>;
}

export async function runCheck({ name, run }: Check): Promise<CheckResult> {
  try {
    return { name, isOk: true, text: await run() };
  } catch (error) {
    return { name, isOk: false, text: getErrorMessage(error) };
  }
}

export const formatCheckResult = ({ name, isOk, text }: CheckResult): string =>
  `${isOk ? 'ok    ' : 'FAILED'} ${name}: ${text}`;
