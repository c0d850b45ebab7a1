import { foldText, percentToFraction, toMoney } from '@surco/shared/domain';
import { getDecimals, type Field } from '@surco/shared/records/field';
import type { CellValue } from '../sheetTypes';
import type { CellReader } from './cellReader';
import { type CellResult, getShownText, readDate, readNumber } from './readCell';

/** The schema of the record checks the range. */
const anyRange = { min: -1e12, max: 1e12 };
/** Names of records, such as that of a zone, and lists of them. */
const maxReferenceLength = 500;

const yes = ['si', 'x', '1', 'verdadero', 'true', 'activo', 'activa'];
const no = ['no', '0', 'falso', 'false', 'inactivo', 'inactiva'];

/** Finds a choice by its code, its label or another name, ignoring case and accents. */
function findChoice(
  text: string,
  choices: Readonly<Record<string, string>>,
  otherNames: Readonly<Record<string, string>> = {},
): string | undefined {
  const wanted = foldText(text);
  const [code] = Object.entries(choices).find((names) => names.some((name) => foldText(name) === wanted)) ?? [];
  return code ?? otherNames[wanted];
}

function readChoice(
  cell: CellValue,
  choices: Readonly<Record<string, string>>,
  otherNames?: Readonly<Record<string, string>>,
): CellResult<string> {
  const code = findChoice(getShownText(cell), choices, otherNames);
  if (code !== undefined) return { value: code };
  const labels = new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(Object.values(choices));
  return { problem: `Escriba ${labels}.` };
}

function readBoolean(cell: CellValue, [labelOfYes, labelOfNo]: readonly [string, string]): CellResult<boolean> {
  if (typeof cell === 'boolean') return { value: cell };
  const text = foldText(getShownText(cell));
  if ([...yes, foldText(labelOfYes)].includes(text)) return { value: true };
  if ([...no, foldText(labelOfNo)].includes(text)) return { value: false };
  return { problem: 'Escriba Sí o No.' };
}

/** Reads a percent as a fraction: 5 and 5 % are 0.05. */
const readPercentage = (cell: CellValue): CellResult<number> => {
  const result = readNumber(cell, { ...anyRange, decimals: 2, percent: true });
  return 'value' in result ? { value: percentToFraction(result.value) } : result;
};

const readAmount = (cell: CellValue): CellResult<string> => {
  const result = readNumber(cell, { ...anyRange, decimals: 2 });
  return 'value' in result ? { value: toMoney(result.value) } : result;
};

/**
 * Reads a cell as the input of a field, which the schema of its record checks; null when it is empty. A reference is the
 * name of its record, to be looked up.
 * @param otherNames what files call the choices of the field, folded
 */
export function readFieldCell<N extends string>(
  cells: CellReader<N>,
  name: N,
  field: Field,
  otherNames?: Readonly<Record<string, string>>,
): string | number | boolean | null {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return cells.readCell<number | null>(
        name,
        (cell) => readNumber(cell, { ...anyRange, decimals: getDecimals(field) }),
        null,
      );
    case 'percentage':
      return cells.readCell<number | null>(name, readPercentage, null);
    case 'money':
      return cells.readCell<string | null>(name, readAmount, null);
    case 'date':
      return cells.readCell<string | null>(name, readDate, null);
    case 'boolean':
      return cells.readCell<boolean | null>(name, (cell) => readBoolean(cell, field.labels ?? ['Sí', 'No']), null);
    case 'choice':
      return cells.readCell<string | null>(name, (cell) => readChoice(cell, field.choices, otherNames), null);
    case 'reference':
    case 'references':
      return cells.readText(name, maxReferenceLength) || null;
    default:
      return cells.readText(name, field.maxLength) || null;
  }
}
