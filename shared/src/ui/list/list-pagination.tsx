import { Pagination, type PaginationProps } from 'antd';
import { type AriaAttributes, cloneElement, isValidElement } from 'react';
import { formatNumber } from '../../domain/text/formats';
import { DEFAULT_PAGE_SIZE } from '../../platform';
import type { Page } from './list-types';
import { useIsPhone } from '../display/use-is-phone';

const STEP_NAMES: Readonly<Record<string, string>> = {
  prev: 'Página anterior',
  next: 'Página siguiente',
  'jump-prev': '5 páginas anteriores',
  'jump-next': '5 páginas siguientes',
};

/** Names the buttons that antd shows as icons with English names. */
const renderItem: PaginationProps['itemRender'] = (_page, type, element) =>
  isValidElement<AriaAttributes>(element) && STEP_NAMES[type]
    ? cloneElement(element, { 'aria-label': STEP_NAMES[type] })
    : element;

const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 20, 50, 100];

interface Props {
  page: Page<unknown>;
  setPage: (page: number, size?: number) => void;
}

/** Pagination of a list. Renders nothing for up to ten records, the default page (K-01), or with all on one page. */
export function ListPagination({ page, setPage }: Props) {
  const isPhone = useIsPhone();
  const { totalRecords, size } = page;
  if (size === 'all' || totalRecords <= DEFAULT_PAGE_SIZE) return null;
  const changePage = (next: number, nextSize: number): void =>
    nextSize === size ? setPage(next) : setPage(1, nextSize);
  return (
    <Pagination
      current={page.page}
      pageSize={size}
      total={totalRecords}
      onChange={changePage}
      itemRender={renderItem}
      pageSizeOptions={PAGE_SIZES}
      showLessItems
      showSizeChanger={!isPhone && { 'aria-label': 'Registros por página' }}
      showTotal={
        isPhone
          ? undefined
          : (total, [from, to]) => `${formatNumber(from)}–${formatNumber(to)} de ${formatNumber(total)}`
      }
      simple={isPhone && { readOnly: true }}
    />
  );
}
