import type { SaleSummary, UserDetails } from '@surco/shared/contract';
import { mayEditDocuments, maySell } from '@surco/shared/domain/actions';
import { notifySuccess, useListState } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { ListPage } from '@surco/shared/ui/list-page';
import { ActionButton } from '@surco/shared/ui/page-action';
import { ServerExport } from '@surco/shared/ui/server-export';
import { useDocumentActions } from '../../../state/documentActions';
import { useSales } from '../../../state/lists';
import { deleteQuestion, deliverQuestion } from '../../../state/questions';
import { today } from '../../../state/supporting';
import { CREATE_SALE_PATH, DEFAULT_SORT, IMPORT_PATH, salePath } from '../../../state/tabs';
import { saleRowActions } from '../model/actions';
import { texts } from '../texts';
import { saleColumnsFor } from './columns';
import { SALE_FILTERS, saleFiltersFor } from './filters';
import { SalesTabs } from './SalesTabs';
import { SaleTotalsLine } from './Totals';

const importSales = { label: texts.importSales, to: IMPORT_PATH, icon: 'upload' } as const;
const newSale = { label: texts.newSale, to: CREATE_SALE_PATH, icon: 'plus' } as const;

/** the sales within the caller's reach, newest first. */
export function SaleList({ user }: { user: UserDetails }) {
  const { role } = user;
  const isEditor = mayEditDocuments(user);
  const state = useListState(SALE_FILTERS, DEFAULT_SORT);
  const answer = useSales(state.query);
  const actions = useDocumentActions();
  const { confirm, dialog } = useConfirm();
  const commands = {
    deliver: async (sale: SaleSummary) => {
      if (await confirm(deliverQuestion(sale, actions))) notifySuccess(`La venta ${sale.folio} quedó entregada`);
    },
    remove: async (sale: SaleSummary) => {
      if (await confirm(deleteQuestion(sale, actions))) notifySuccess(`La venta ${sale.folio} se eliminó`);
    },
  };
  return (
    <>
      <SalesTabs current="sale" filters={state.filters} />
      <ListPage
        noun={['venta', 'ventas']}
        state={state}
        answer={answer}
        columns={saleColumnsFor(role)}
        filters={saleFiltersFor(role)}
        action={maySell(user) ? newSale : undefined}
        extra={
          <>
            {isEditor && <ActionButton action={importSales} />}
            <ServerExport name="ventas.xlsx" call="GET /sales/sale-report" request={{ query: state.filters }} />
          </>
        }
        empty={{ text: texts.noSales }}
        totals={() => <SaleTotalsLine query={state.filters} />}
        rowLink={(sale) => salePath(sale.id)}
        // Whoever only reads sales finds no menu beside them.
        rowActions={isEditor ? (sale) => saleRowActions(sale, { user, today: today() }, commands) : undefined}
      />
      {dialog}
    </>
  );
}
