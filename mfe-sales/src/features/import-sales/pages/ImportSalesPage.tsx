import { limits } from '@surco/shared/domain';
import { useCachePatch, useSession } from '@surco/shared/platform';
import { ImportPage } from '@surco/shared/ui/import';
import { ServerExport } from '@surco/shared/ui/export';
import { SALE_LIST_CALLS, STOCK_CALLS } from '../../../common/model/affectedCalls';
import { getTabPath } from '../../../common/model/tabs';
import { pollImportProgress } from '../api/pollImportProgress';
import { sendImport } from '../api/sendImport';
import { texts } from '../texts';

/** imports sales from a spreadsheet: dry run first, then all or none. */
export default function ImportSalesPage() {
  const isConsultant = useSession(({ user }) => user?.role === 'Consultant');
  const { refresh } = useCachePatch();
  const help = isConsultant ? [...texts.help, texts.ownSalesOnly] : texts.help;
  return (
    <ImportPage
      noun={['venta', 'ventas']}
      template={
        <ServerExport
          name="plantilla-ventas.xlsx"
          call="GET /sales/file-template"
          request={{}}
          label={texts.template}
        />
      }
      help={
        <ul>
          {help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      maxBytes={limits.workbook.maxBytes}
      send={sendImport}
      watchImport={pollImportProgress}
      list={{ to: getTabPath('sale'), label: texts.toList }}
      onDone={() => void refresh(...SALE_LIST_CALLS, ...STOCK_CALLS)}
    />
  );
}
