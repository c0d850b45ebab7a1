import { useSession } from '@surco/shared/platform';
import { ListImportPage } from '@surco/shared/ui/import';
import { SALE_LIST_CALLS, STOCK_CALLS } from '../../../common/model/affectedCalls';
import { getTabPath } from '../../../common/model/tabs';
import { texts } from '../texts';

/** imports sales from a spreadsheet: dry run first, then all or none. */
export default function ImportSalesPage() {
  const isConsultant = useSession(({ user }) => user?.role === 'Consultant');
  return (
    <ListImportPage
      imported="sales"
      noun={['venta', 'ventas']}
      help={isConsultant ? [...texts.help, texts.ownSalesOnly] : texts.help}
      list={{ to: getTabPath('sale'), label: texts.toList }}
      affectedCalls={[...SALE_LIST_CALLS, ...STOCK_CALLS]}
    />
  );
}
