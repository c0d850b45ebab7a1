import { limits } from '@surco/shared/domain/limits';
import { refresh } from '@surco/shared/platform';
import { ImportPage } from '@surco/shared/ui/import-page';
import { ServerExport } from '@surco/shared/ui/server-export';
import { sendLocalities } from '../api/sendLocalities';
import { LOCALITIES_PATH } from '../model/names';
import { importTexts, texts } from '../texts';

/** localities from a spreadsheet, looked at first and then written, all or none. */
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
      send={sendLocalities}
      list={{ to: LOCALITIES_PATH, label: importTexts.list }}
      onDone={() => void refresh('GET /localities')}
    />
  );
}
