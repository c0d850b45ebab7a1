import { limits, textLength, toMoney, type TargetOwner } from '@surco/shared/domain';
import { productFields } from '@surco/shared/records/product';
import { targetFields } from '@surco/shared/records/target';
import type { ImportColumn, ImportColumns } from '../../core/workbook/rows/importColumn';
import type { SheetFormat } from '../../core/workbook/rows/parseSheet';
import { readNumber } from '../../core/workbook/rows/readCell';

const help = {
  reader: 'Solo informa: no se lee.',
  product: 'Clave del producto; vacía, la meta es de todos los productos.',
};

const columns = {
  correo_consultor: { kind: 'text', width: 32, help: 'Correo del consultor.', example: 'consultor@surco.test' },
  consultor: { kind: 'text', width: 28, help: help.reader, example: 'José Ángel Peña' },
  zona: { kind: 'text', width: 24, help: 'Nombre de la zona.', example: 'Laguna' },
  clave_producto: { kind: 'text', width: 16, help: help.product, example: 'DKX-620' },
  bolsas: { kind: 'integer', width: 12, help: 'Meta en bolsas; vacía, no hay.', example: '1,200' },
  importe: { kind: 'money', width: 18, help: 'Meta en pesos, con IVA; vacía, no hay.', example: '4,740,000.00' },
} as const satisfies Record<string, ImportColumn>;

const { correo_consultor, consultor, zona, clave_producto, bolsas, importe } = columns;

/** The columns of the workbook, in order, for targets by consultant and by zone. */
export const targetColumns: Readonly<Record<TargetOwner, ImportColumns<string>>> = {
  consultant: { correo_consultor: { ...correo_consultor, required: true }, consultor, clave_producto, bolsas, importe },
  zone: { zona: { ...zona, required: true }, clave_producto, bolsas, importe },
};

/** The column that names the consultant or zone. */
export const ownerColumns = { consultant: 'correo_consultor', zone: 'zona' } as const satisfies Record<
  TargetOwner,
  string
>;

export interface TargetFileRow {
  row: number;
  /** E-mail of a consultant, or name of a zone. */
  owner: string;
  /** Code of the product; '' for all products. */
  code: string;
  bags: number | null;
  total: string | null;
}

const bagsBounds = { decimals: 0, min: 0, max: targetFields.bags.max };
const totalBounds = { decimals: 2, min: 0, max: Number(limits.money.max) };

/** The format of the sheet of targets, for `parseSheet`. */
export const createTargetSheetFormat = (owner: TargetOwner): SheetFormat<string, TargetFileRow> => ({
  sheetName: 'Metas',
  columns: targetColumns[owner],
  names: [owner === 'consultant' ? ['consultor'] : [], [ownerColumns[owner]]],
  findMissing: (present) => [
    ...([ownerColumns[owner], 'clave_producto'] as const).filter((name) => !present.has(name)),
    ...(present.has('bolsas') || present.has('importe') ? [] : (['bolsas'] as const)),
  ],
  readRow: (cells) => {
    const total = cells.readCell('importe', (cell) => readNumber(cell, totalBounds), null);
    return {
      row: cells.row,
      owner: cells.readText(ownerColumns[owner], textLength.email),
      code: cells.readText('clave_producto', productFields.code.maxLength),
      bags: cells.readCell('bolsas', (cell) => readNumber(cell, bagsBounds), null),
      total: total === null ? null : toMoney(total),
    };
  },
});
