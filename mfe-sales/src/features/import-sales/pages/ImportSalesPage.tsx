import { limits } from '@surco/shared/domain/limits';
import { useCachePatch, useSession } from '@surco/shared/platform';
import { ImportPage } from '@surco/shared/ui/import-page';
import { ServerExport } from '@surco/shared/ui/server-export';
import { SALES, STOCK } from '../../../state/shownBy';
import { tabPath } from '../../../state/tabs';
import { followImport } from '../api/followImport';
import { sendImport } from '../api/sendImport';
import { texts } from '../texts';

/** sales from a spreadsheet, looked at first and then written, all or none. */
export default function ImportSalesPage() {
  const own = useSession(({ user }) => user?.role === 'Consultant');
  const { refresh } = useCachePatch();
  const help = own ? [...texts.help, texts.own] : texts.help;
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
      follow={followImport}
      list={{ to: tabPath('sale'), label: texts.list }}
      onDone={() => void refresh(...SALES, ...STOCK)}
    />
  );
}
