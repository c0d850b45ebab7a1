import type { ThrownError } from '@surco/shared/federation/runtime';
import { DownloadError } from '../federation/loadErrors';

function describe(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { name: 'Thrown', message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack };
}

/**
 * Collects what scripts throw from now on. The error with which a file fails to load only names the file, not what its
 * script threw.
 * @returns a function that describes an error: if its text names a script that threw, by what that script threw;
 * otherwise a DownloadError by its cause, and any other error by itself
 */
export function collectThrownErrors(): (error: unknown) => ThrownError {
  const thrown = new Map<string, ThrownError>();
  window.addEventListener('error', ({ error, filename, lineno, colno }) => {
    // Empty for a script of another origin loaded without CORS: the browser hides what it threw.
    if (!filename) return;
    const { stack = '', ...described } = describe(error);
    // The stack of a syntax error names no file.
    thrown.set(new URL(filename, location.href).pathname, {
      ...described,
      stack: `${stack}\n at ${filename}:${lineno}:${colno}`,
    });
  });
  return (error) =>
    [...thrown].find(([file]) => String(error).includes(file))?.[1] ??
    describe(error instanceof DownloadError ? error.cause : error);
}
