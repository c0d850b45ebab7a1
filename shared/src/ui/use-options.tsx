import { useEffect, useState } from 'react';
import { ApiError } from '../platform';
import type { FindOption, LoadOptions, RemoteOption } from './option';

/** How long a person's pause in typing is, in ms. */
export const PAUSE = 300;

type Found<T> = { status: 'loading' | 'failed' } | { status: 'loaded'; options: readonly RemoteOption<T>[] };

/**
 * Options by what is typed: asks after a pause, and an answer that arrives late never replaces a newer one.
 * @param text `null` while the list is closed: nothing is asked
 */
export function useOptions<T>(load: LoadOptions<T>, text: string | null): Found<T> {
  const [found, setFound] = useState<{ text: string; state: Found<T> }>();
  useEffect(() => {
    if (text === null) return undefined;
    let current = true;
    const settle = (state: Found<T>): void => {
      if (current) setFound({ text, state });
    };
    const ask = (): void => {
      load(text).then(
        (options) => settle({ status: 'loaded', options }),
        () => settle({ status: 'failed' }),
      );
    };
    const timer = setTimeout(ask, text === '' ? 0 : PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [load, text]);
  return found && found.text === text ? found.state : { status: 'loading' };
}

/** A value of an old link, or of a record out of this person's reach. */
const missing = (value: string) => ({ value, label: 'No encontrado' });

/** That it is not there, or not for this person; a network that is away says nothing of it. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 403, 404].includes(error.status);

/** The option of a chosen value: the one just chosen, or else asked of the server once. */
export function useChosen<T>(
  value: string | null,
  chosen: RemoteOption<T> | null,
  find?: FindOption<T>,
): RemoteOption<T> | null {
  const [found, setFound] = useState<RemoteOption<T> | null>(null);
  const known = [chosen, found].find((option) => option?.value === value) ?? null;
  const asked = value !== null && known === null ? value : null;
  useEffect(() => {
    if (asked === null || !find) return undefined;
    let current = true;
    find(asked).then(
      (option) => current && setFound(option ?? missing(asked)),
      (error: unknown) => current && isMissing(error) && setFound(missing(asked)),
    );
    return () => {
      current = false;
    };
  }, [asked, find]);
  return known;
}
