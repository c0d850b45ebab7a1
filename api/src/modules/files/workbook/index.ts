import type { BookRow, BookSheet, CellValue } from './book';
import { BookError } from './bookError';
import { Failure } from '../../../http/failure';
import { nextJob, Thread } from './thread';
import { readDirectory } from './zip';

/** Apart, so that a stranger's file that must be given up takes nobody's report with it. */
const reader = new Thread(20_000);
const writer = new Thread(60_000);

/** Why a file is not read, as the API answers it; the form stays that of its import. */
const toFailure = (error: unknown, report: object): unknown =>
  error instanceof BookError ? new Failure('ARCHIVO_INVALIDO', { text: error.message, data: report }) : error;

/**
 * The cells of a workbook's sheet of this name, or of its first one, read in a thread of its own. What the file says
 * of itself is judged first and here, so that a bomb costs no more than its own size.
 * @param emptyReport what its import would answer had it found nothing
 * @throws Failure 422 with a sentence for the person
 */
export async function readCells(file: Uint8Array, sheet: string, emptyReport: object): Promise<CellValue[][]> {
  try {
    const copy = new Uint8Array(file);
    readDirectory(Buffer.from(copy.buffer));
    const rows: CellValue[][] = [];
    await reader.run({ id: nextJob(), kind: 'read', file: copy, sheet }, (part) => void rows.push(...part), [
      copy.buffer,
    ]);
    return rows;
  } catch (error) {
    throw toFailure(error, emptyReport);
  }
}

/** A workbook in the making: rows are handed over as they come, the file is made in a thread of its own. */
export class BookWriter {
  private readonly id = nextJob();
  private readonly kept = writer.hold();

  constructor(private readonly sheets: readonly BookSheet[]) {}

  add(sheet: number, rows: BookRow[]): void {
    if (rows.length > 0 && !this.kept.lost) writer.send({ id: this.id, kind: 'rows', sheet, rows });
  }

  /** @throws Failure 422 when it takes more memory or time than a report may, also while its rows were handed over */
  async finish(): Promise<Buffer> {
    try {
      if (this.kept.lost) throw this.kept.lost;
      const file = await writer.run({ id: this.id, kind: 'write', sheets: this.sheets });
      return Buffer.from(file ?? []);
    } catch (error) {
      throw error instanceof BookError ? new Failure('REPORTE_DEMASIADO_GRANDE') : error;
    } finally {
      writer.letGo(this.kept);
    }
  }

  /** Forgets what was handed over. */
  drop(): void {
    if (!this.kept.lost) writer.send({ id: this.id, kind: 'drop' });
    writer.letGo(this.kept);
  }
}

/** Ends the threads with the server; work that comes all the same starts them again. */
export const closeBooks = async (): Promise<void> => void (await Promise.all([reader.end(), writer.end()]));
