import Pagination, { type PaginationProps } from '@rc-component/pagination';
import type { ReactNode } from 'react';
import { formatNumber } from '../../domain/text/formats';
import { DEFAULT_PAGE_SIZE } from '../../platform';
import { useIsPhone } from '../display/use-is-phone';
import { SelectInput } from '../fields/select-input';
import type { Page } from './list-types';
import './list-pagination.css';

interface StepProps {
  name: string;
  children: ReactNode;
  isCurrent?: boolean;
}

/** What a step shows; its list item has the focus. The pagination adds `disabled`. */
const Step = ({ name, children, isCurrent = false, ...rest }: StepProps) => (
  <button
    type="button"
    className="surco-pages-step"
    tabIndex={-1}
    aria-label={name}
    aria-current={isCurrent ? 'page' : undefined}
    {...rest}
  >
    {children}
  </button>
);

const STEPS = {
  prevIcon: <Step name="Página anterior">‹</Step>,
  nextIcon: <Step name="Página siguiente">›</Step>,
  jumpPrevIcon: <Step name="3 páginas anteriores">…</Step>,
  jumpNextIcon: <Step name="3 páginas siguientes">…</Step>,
} satisfies PaginationProps;

const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 20, 50, 100];

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} / página` }));

const renderSizeSelect: PaginationProps['sizeChangerRender'] = ({ size, onSizeChange }) => (
  <span className="surco-pages-size">
    <SelectInput
      aria-label="Registros por página"
      aria-required
      value={String(size)}
      onChange={(next) => onSizeChange(next)}
      options={SIZE_OPTIONS}
      loadsOnUse
    />
  </span>
);

interface Props {
  page: Page<unknown>;
  setPage: (page: number, size?: number) => void;
}

/**
 * Pagination of a list. Renders nothing for up to ten records, the default page (K-01), or with all on one page. It is
 * the pagination inside antd's, which would load antd's select with every list.
 */
export function ListPagination({ page, setPage }: Props) {
  const isPhone = useIsPhone();
  const { totalRecords, size } = page;
  if (size === 'all' || totalRecords <= DEFAULT_PAGE_SIZE) return null;
  const changePage = (next: number, nextSize: number): void =>
    nextSize === size ? setPage(next) : setPage(1, nextSize);
  return (
    <Pagination
      {...STEPS}
      prefixCls="surco-pages"
      current={page.page}
      pageSize={size}
      total={totalRecords}
      onChange={changePage}
      itemRender={(number, type, step) =>
        type === 'page' ? (
          <Step name={`Página ${number}`} isCurrent={number === page.page}>
            {number}
          </Step>
        ) : (
          step
        )
      }
      pageSizeOptions={PAGE_SIZES}
      showLessItems
      showTitle={false}
      showSizeChanger={!isPhone}
      sizeChangerRender={renderSizeSelect}
      showTotal={
        isPhone
          ? undefined
          : (total, [from, to]) => `${formatNumber(from)}–${formatNumber(to)} de ${formatNumber(total)}`
      }
      simple={isPhone && { readOnly: true }}
    />
  );
}
