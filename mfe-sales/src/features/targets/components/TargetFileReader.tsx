import type { TargetFile, TargetGrid } from '@surco/shared/contract';
import { getErrorMessageWithCode } from '@surco/shared/platform';
import { ServerExport } from '@surco/shared/ui/export';
import { FileDropZone, ImportErrorTable } from '@surco/shared/ui/import';
import { useState } from 'react';
import { readTargetFile } from '../api/readTargetFile';
import { texts } from '../texts';

interface FileState {
  file: File;
  content?: TargetFile;
  failure?: string;
  /** Targets that are in the table now. */
  count?: number;
}

export interface TargetFileProps {
  grid: TargetGrid;
  /** Writes the targets into the table. @returns how many fit */
  onRead: (cells: TargetFile['cells']) => number;
}

/** Reads targets from a workbook into the table. */
export function TargetFileReader({ grid, onRead }: TargetFileProps) {
  const [state, setState] = useState<FileState | null>(null);
  const { season, owner } = grid;
  const read = async (file: File): Promise<void> => {
    setState({ file });
    try {
      const content = await readTargetFile(file, owner);
      if (content.errors.length === 0 && content.cells.length === 0) setState({ file, failure: texts.emptyFile });
      else setState({ file, content, count: content.errors.length === 0 ? onRead(content.cells) : 0 });
    } catch (error) {
      setState({ file, failure: getErrorMessageWithCode(error) });
    }
  };
  const { file = null, content, failure, count = 0 } = state ?? {};
  return (
    <>
      <ServerExport
        name={texts.fileName}
        call="GET /targets/file-template"
        request={{ query: { seasonId: season.id, owner } }}
        label={texts.template}
      />
      <FileDropZone
        label={texts.chooseFile}
        file={file}
        accept=".xlsx"
        disabled={file !== null && !content && !failure}
        onChoose={(chosen) => void read(chosen)}
      />
      {failure && (
        <p role="alert" className="surco-field-error">
          {failure}
        </p>
      )}
      {content && content.errors.length > 0 && <ImportErrorTable errors={content.errors} fileName={file?.name ?? ''} />}
      {content && content.errors.length === 0 && <output>{texts.pasted(count)}</output>}
    </>
  );
}
