import { useSearchParams } from 'react-router-dom';
import { RETURN_PARAM } from './pageParams';

/** Only pages of the product: a query is untrusted, and what it names is linked and opened. */
const isOwnPage = (address: string): boolean =>
  /^\/dashboard\/[\w-]/.test(address) && !/[\\\s]|\/\/|\.\./.test(address);

/** The page that led to an address with this query, and to which it returns; null without one. */
export function parseReturnPath(query: URLSearchParams): string | null {
  const address = query.get(RETURN_PARAM);
  return address !== null && isOwnPage(address) ? address : null;
}

/** The page that led to this one, and to which it returns; null when it was opened by itself. */
export const useReturnPath = (): string | null => parseReturnPath(useSearchParams()[0]);
