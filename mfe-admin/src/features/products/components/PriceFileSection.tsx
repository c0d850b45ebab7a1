import type { PriceFile } from '@surco/shared/contract';
import type { PriceListKey } from '@surco/shared/domain';
import { getErrorMessageWithCode } from '@surco/shared/platform';
import { ServerExport } from '@surco/shared/ui/export';
import { FoldedSection } from '@surco/shared/ui/form';
import { FileDropZone, ImportErrorTable } from '@surco/shared/ui/import';
import { useState } from 'react';
import { readPriceFile } from '../api/readPriceFile';
import { toPriceListQuery } from '../model/priceListKeys';
import { texts } from '../priceTexts';

interface FileState {
  file: File;
  content?: PriceFile;
  failure?: string;
}

interface Props {
  list: PriceListKey;
  onRead: (prices: PriceFile['prices']) => void;
}

/** Reads prices of a list from a workbook into the table. */
export function PriceFileSection({ list, onRead }: Props) {
  const [state, setState] = useState<FileState | null>(null);
  const read = async (file: File): Promise<void> => {
    setState({ file });
    try {
      const content = await readPriceFile(file);
      setState({ file, content });
      if (content.errors.length === 0) onRead(content.prices);
    } catch (error) {
      setState({ file, failure: getErrorMessageWithCode(error) });
    }
  };
  const { file = null, content, failure } = state ?? {};
  const isReading = file !== null && !content && !failure;
  return (
    <FoldedSection title={texts.file} help={texts.fileHelp}>
      <ServerExport
        name="Precios.xlsx"
        call="GET /prices/file-template"
        request={{ query: toPriceListQuery(list) }}
        label={texts.template}
      />
      <FileDropZone
        label={texts.chooseFile}
        file={file}
        accept=".xlsx"
        disabled={isReading}
        onChoose={(chosen) => void read(chosen)}
      />
      {failure && (
        <p role="alert" className="surco-field-error">
          {failure}
        </p>
      )}
      {content && content.errors.length > 0 && <ImportErrorTable errors={content.errors} fileName={file?.name ?? ''} />}
      {content && content.errors.length === 0 && (
        <output>{content.prices.length > 0 ? texts.readFile(content.prices.length) : texts.emptyFile}</output>
      )}
    </FoldedSection>
  );
}
