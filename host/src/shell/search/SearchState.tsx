import { searchLimits } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import type { ReactNode } from 'react';
import type { Search } from './hooks/useSearch';

interface Props {
  search: Search;
  text: string;
  /** Number of results. */
  count: number;
  /** Whom to ask for what is searched, when it is not for this role. */
  othersAction: string | undefined;
}

const DEVICE_TEXT =
  'Sin conexión: se busca en los datos guardados en este dispositivo. Pueden estar incompletos o no ser los últimos.';

function describe({ isLoading }: Search, { text, count, othersAction }: Omit<Props, 'search'>): string | null {
  if (text === '')
    return count > 0 ? null : 'Escriba un folio, el nombre, el teléfono o el RFC de un cliente, o lo que quiera hacer.';
  if (text.length < searchLimits.minLength) return 'Escriba un carácter más para buscar también registros.';
  if (isLoading) return count > 0 ? null : 'Buscando…';
  if (count > 0) return null;
  const advice = `Sin resultados para «${text}». Pruebe con menos palabras, o con el folio, el teléfono o el RFC.`;
  return [advice, othersAction].filter(Boolean).join(' ');
}

/** Says what the results are, and what to do when there are none. */
export function SearchState({ search, ...found }: Props): ReactNode {
  const { text, count } = found;
  const message = search.error === undefined ? describe(search, found) : null;
  return (
    <>
      {search.isFromDevice && <p className="surco-finder-note surco-finder-device">{DEVICE_TEXT}</p>}
      {search.error !== undefined && (
        <p className="surco-finder-note" role="alert">
          No se pudieron buscar registros.{' '}
          <button type="button" className="surco-button surco-button-link" onClick={search.retry}>
            Reintentar
          </button>
        </p>
      )}
      <div className={search.isLoading ? 'surco-finder-progress' : undefined} />
      <output className={message === null ? 'surco-hidden' : 'surco-finder-note'}>
        {message ?? (text !== '' && !search.isLoading && formatCount(count, 'resultado', 'resultados'))}
      </output>
    </>
  );
}
