import type { PriceFile } from '@surco/shared/contract';
import type { PriceListKey } from '@surco/shared/domain';
import { ServerExport } from '@surco/shared/ui/export';
import { FoldedSection } from '@surco/shared/ui/form';
import { readWorkbook, WorkbookReader } from '@surco/shared/ui/import';
import { toPriceListQuery } from '../model/priceListKeys';
import { texts } from '../priceTexts';

interface Props {
  list: PriceListKey;
  onRead: (prices: PriceFile['prices']) => void;
}

/** Reads prices of a list from a workbook into the table. */
export function PriceFileSection({ list, onRead }: Props) {
  return (
    <FoldedSection title={texts.file} help={texts.fileHelp}>
      <ServerExport
        name="Precios.xlsx"
        call="GET /prices/file-template"
        request={{ query: toPriceListQuery(list) }}
        label={texts.template}
      />
      <WorkbookReader
        label={texts.chooseFile}
        read={(file) => readWorkbook('POST /prices/read-file', file)}
        findProblem={({ prices }) => (prices.length === 0 ? texts.emptyFile : undefined)}
        onRead={({ prices }) => {
          onRead(prices);
          return texts.readFile(prices.length);
        }}
      />
    </FoldedSection>
  );
}
