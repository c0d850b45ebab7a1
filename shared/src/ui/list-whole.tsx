import { Button } from 'antd';
import { DEFAULT_SIZE, FIRST_PAGE } from '../platform';
import type { Page } from './list-types';

interface Props {
  page: Page<unknown>;
  setPage: (page: number, size: number | 'all') => void;
}

/** Leads from the list's pages to all of it on one, and back. */
export function ListWhole({ page: { size, totalRecords }, setPage }: Props) {
  if (size === 'all') return <Button onClick={() => setPage(FIRST_PAGE, DEFAULT_SIZE)}>Ver por páginas</Button>;
  if (totalRecords <= DEFAULT_SIZE) return null;
  return <Button onClick={() => setPage(FIRST_PAGE, 'all')}>Ver todo</Button>;
}
