import { limits } from '@surco/shared/domain';
import { refresh } from '@surco/shared/platform';
import { ImportPage } from '@surco/shared/ui/import';
import { ServerExport } from '@surco/shared/ui/export';
import { importLocalities } from '../api/importLocalities';
import { LOCALITIES_PATH } from '../paths';
import { importTexts, texts } from '../texts';

/** imports localities from a spreadsheet: first a dry run, then all rows or none. */
export default function ImportLocalitiesPage() {
  return (
    <ImportPage
      noun={texts.localities}
      template={
        <ServerExport
          name="plantilla-localidades.xlsx"
          call="GET /localities/file-template"
          request={{}}
          label={importTexts.template}
        />
      }
      help={
        <ul>
          {importTexts.help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      maxBytes={limits.workbook.maxBytes}
      send={importLocalities}
      list={{ to: LOCALITIES_PATH, label: importTexts.listLink }}
      onDone={() => void refresh('GET /localities')}
    />
  );
}
