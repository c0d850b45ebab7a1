import { Pagination } from 'antd';
import { formatNumber } from '../domain/formats';
import { DEFAULT_SIZE } from '../platform';
import type { Page } from './list-types';
import { usePhone } from './use-phone';

const SIZES = [DEFAULT_SIZE, 20, 50, 100];

interface Props {
  page: Page<unknown>;
  setPage: (page: number, size?: number) => void;
}

/** Turns the server's pages; ten rows unless the person asks for more (K-01). */
export function ListPages({ page, setPage }: Props) {
  const phone = usePhone();
  const { totalRecords, size } = page;
  if (size === 'all' || totalRecords <= DEFAULT_SIZE) return null;
  const turn = (next: number, nextSize: number): void => (nextSize === size ? setPage(next) : setPage(1, nextSize));
  return (
    <Pagination
      current={page.page}
      pageSize={size}
      total={totalRecords}
      onChange={turn}
      pageSizeOptions={SIZES}
      showSizeChanger={!phone && { 'aria-label': 'Registros por página' }}
      showTotal={
        phone ? undefined : (total, [from, to]) => `${formatNumber(from)}–${formatNumber(to)} de ${formatNumber(total)}`
      }
      simple={phone && { readOnly: true }}
    />
  );
}
