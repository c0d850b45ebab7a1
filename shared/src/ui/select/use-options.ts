import { startTransition, useEffect, useState } from 'react';
import { ApiError } from '../../platform';
import type { FindOption, LoadOptions, RemoteOption } from '../fields/option';
import { SEARCH_DELAY_MS } from '../fields/use-search-text';

type OptionsState<T> = { status: 'loading' | 'failed' } | { status: 'loaded'; options: readonly RemoteOption<T>[] };

/**
 * Searches options after a pause in typing; a late response never replaces a newer one.
 * @param text the search text; `null` while the list is closed (no search)
 */
export function useOptions<T>(load: LoadOptions<T>, text: string | null): OptionsState<T> {
  const [found, setFound] = useState<{ load: LoadOptions<T>; text: string; state: OptionsState<T> }>();
  useEffect(() => {
    if (text === null) return undefined;
    let isCurrent = true;
    const settle = (state: OptionsState<T>): void => {
      // In steps: the next key is answered while the options are rendered.
      if (isCurrent) startTransition(() => setFound({ load, text, state }));
    };
    const search = (): void => {
      load(text).then(
        (options) => settle({ status: 'loaded', options }),
        () => settle({ status: 'failed' }),
      );
    };
    const timer = setTimeout(search, text === '' ? 0 : SEARCH_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, text]);
  return found && found.load === load && found.text === text ? found.state : { status: 'loading' };
}

/** The option for a value from an old link, or of a record the user may not read. */
const createMissingOption = (value: string) => ({ value, label: 'No encontrado' });

/** Whether the record does not exist or is not permitted; a network error does not decide that. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 403, 404].includes(error.status);

/** The option of the selected value: the one just selected, or else requested from the server once. */
export function useSelectedOption<T>(
  value: string | null,
  picked: RemoteOption<T> | null,
  find?: FindOption<T>,
): RemoteOption<T> | null {
  const [found, setFound] = useState<RemoteOption<T> | null>(null);
  const selected = [picked, found].find((option) => option?.value === value) ?? null;
  const missingValue = value !== null && selected === null ? value : null;
  useEffect(() => {
    if (missingValue === null || !find) return undefined;
    let isCurrent = true;
    find(missingValue).then(
      (option) => isCurrent && setFound(option ?? createMissingOption(missingValue)),
      (error: unknown) => isCurrent && isMissing(error) && setFound(createMissingOption(missingValue)),
    );
    return () => {
      isCurrent = false;
    };
  }, [missingValue, find]);
  return selected;
}
