import { useState } from 'react';
import { getErrorMessageWithCode } from '../../platform';
import { FileDropZone } from './file-drop-zone';
import { describeSheet } from './import-state';
import { ImportErrorTable } from './import-error-table';
import type { ImportRowError } from './import-types';

interface WorkbookContent {
  errors: readonly ImportRowError[];
  /** Name of the sheet that was read. */
  sheet?: string | undefined;
}

interface ReaderState<C> {
  file: File;
  content?: C;
  /** What became of a file without errors. */
  result?: string;
  failure?: string;
}

export interface WorkbookReaderProps<C extends WorkbookContent> {
  /** The button that chooses the file. */
  label: string;
  /** Resolves also when rows have errors. @throws ApiError when the file cannot be read */
  read: (file: File) => Promise<C>;
  /** @returns why a file without errors is useless */
  findProblem: (content: C) => string | undefined;
  /** Called with a file without errors and problem. @returns the sentence that says what became of it */
  onRead: (content: C) => string;
}

/** Reads an .xlsx or .csv into the form around it, and shows the errors in its rows. Nothing is saved. */
export function WorkbookReader<C extends WorkbookContent>({
  label,
  read,
  findProblem,
  onRead,
}: WorkbookReaderProps<C>) {
  const [state, setState] = useState<ReaderState<C> | null>(null);
  const choose = async (file: File): Promise<void> => {
    setState({ file });
    try {
      const content = await read(file);
      const failure = findProblem(content);
      if (content.errors.length > 0) setState({ file, content });
      else setState({ file, content, ...(failure ? { failure } : { result: onRead(content) }) });
    } catch (error) {
      setState({ file, failure: getErrorMessageWithCode(error) });
    }
  };
  const { file = null, content, result, failure } = state ?? {};
  const isReading = file !== null && !content && !failure;
  return (
    <>
      <FileDropZone label={label} file={file} disabled={isReading} onChoose={(chosen) => void choose(chosen)} />
      {isReading && <output>Leyendo el archivo…</output>}
      {failure && (
        <p role="alert" className="surco-field-error">
          {failure}
        </p>
      )}
      {content && (
        <output>
          {result} {describeSheet(content)}
        </output>
      )}
      {file && content && content.errors.length > 0 && (
        <ImportErrorTable errors={content.errors} fileName={file.name} />
      )}
    </>
  );
}
