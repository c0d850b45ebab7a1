import type { TargetFile, TargetGrid } from '@surco/shared/contract';
import { ServerExport } from '@surco/shared/ui/export';
import { readWorkbook, WorkbookReader } from '@surco/shared/ui/import';
import { texts } from '../texts';

export interface TargetFileProps {
  grid: TargetGrid;
  /** Writes the targets into the table. @returns how many fit */
  onRead: (cells: TargetFile['cells']) => number;
}

/** Reads targets from a workbook into the table. */
export function TargetFileReader({ grid, onRead }: TargetFileProps) {
  const { season, owner } = grid;
  return (
    <>
      <ServerExport
        name={texts.fileName}
        call="GET /targets/file-template"
        request={{ query: { seasonId: season.id, owner } }}
        label={texts.template}
      />
      <WorkbookReader
        label={texts.chooseFile}
        read={(file) => readWorkbook('POST /targets/read-file', file, { owner })}
        findProblem={({ cells }) => (cells.length === 0 ? texts.emptyFile : undefined)}
        onRead={({ cells }) => texts.pasted(onRead(cells))}
      />
    </>
  );
}
