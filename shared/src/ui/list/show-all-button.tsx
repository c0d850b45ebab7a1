import { Button } from 'antd';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '../../platform';
import type { Page } from './list-types';

interface Props {
  page: Page<unknown>;
  setPage: (page: number, size: number | 'all') => void;
}

/** Switches between pages and all records on one page. */
export function ShowAllButton({ page: { size, totalRecords }, setPage }: Props) {
  if (size === 'all') return <Button onClick={() => setPage(FIRST_PAGE, DEFAULT_PAGE_SIZE)}>Ver por páginas</Button>;
  if (totalRecords <= DEFAULT_PAGE_SIZE) return null;
  return <Button onClick={() => setPage(FIRST_PAGE, 'all')}>Ver todo en una página</Button>;
}
