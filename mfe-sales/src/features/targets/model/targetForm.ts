import type { CallInput, FieldError, TargetGrid } from '@surco/shared/contract';
import {
  formatCount,
  formatMoney,
  getWholeTarget,
  type Money,
  sumTargets,
  type TargetValue,
  toMoney,
  type TargetMeasure,
} from '@surco/shared/domain';
import { findInputErrors } from '@surco/shared/records/forms';
import { nothingChangedMessage, targetValueInput } from '@surco/shared/records/targetInput';
import { texts } from '../texts';

/** A target as typed: null is none, NaN a text that is not a number. */
export interface TypedTarget {
  readonly bags: number | null;
  readonly total: number | null;
}

/** By cell ({@link getCellKey}); a cell without a target may be absent. */
export type TypedTargets = Readonly<Record<string, TypedTarget>>;

export interface TargetFormValues {
  cells: TypedTargets;
}

type Key = Pick<TargetGrid['cells'][number], 'ownerId' | 'productId'>;

/** The key of a cell; `productId` null is all products. */
export const getCellKey = ({ ownerId, productId }: Key): string => `${ownerId}:${productId ?? ''}`;
/** The cell of a key. */
export const parseCellKey = (key: string): Key => {
  const [ownerId = '', productId = ''] = key.split(':');
  return { ownerId, productId: productId || null };
};
/** The name of the field of a cell. */
export const getCellPath = (key: string): string => `cells.${key}`;

export const emptyTarget: TypedTarget = { bags: null, total: null };

const toTyped = ({ bags, total }: TargetValue): TypedTarget => ({ bags, total: total === null ? null : Number(total) });

export const toFormValues = (grid: TargetGrid | null): TargetFormValues => ({
  cells: Object.fromEntries((grid?.cells ?? []).map((cell) => [getCellKey(cell), toTyped(cell)])),
});

/** Writes proposed or imported targets over those of the table; cells without a row or column are left out. */
export function applyTargets(
  cells: TypedTargets,
  { rows, products }: TargetGrid,
  proposed: readonly (Key & TargetValue)[],
): { cells: TypedTargets; count: number } {
  const ownerIds = new Set(rows.filter(({ isActive }) => isActive).map(({ id }) => id));
  const productIds = new Set(products.map(({ id }) => id));
  const fitting = proposed.filter(
    ({ ownerId, productId }) => ownerIds.has(ownerId) && (productId === null || productIds.has(productId)),
  );
  const changes = fitting.map((cell) => [getCellKey(cell), toTyped(cell)] as const);
  return { cells: { ...cells, ...Object.fromEntries(changes) }, count: fitting.length };
}

/**
 * Replaces the targets of those for whom others are proposed: one of all products that stayed would count instead of
 * those by product.
 */
export function replaceTargets(
  cells: TypedTargets,
  grid: TargetGrid,
  proposed: readonly (Key & TargetValue)[],
): { cells: TypedTargets; count: number } {
  const replaced = new Set(proposed.map(({ ownerId }) => ownerId));
  const rest = Object.entries(cells).map(
    ([key, cell]) => [key, replaced.has(parseCellKey(key).ownerId) ? emptyTarget : cell] as const,
  );
  return applyTargets(Object.fromEntries(rest), grid, proposed);
}

const isSame = (a: TypedTarget, b: TypedTarget): boolean => a.bags === b.bags && a.total === b.total;

/** The keys of the cells that differ from the stored ones. */
export function listChangedKeys(grid: TargetGrid, { cells }: TargetFormValues): string[] {
  const stored = toFormValues(grid).cells;
  return Object.keys(cells).filter((key) => !isSame(cells[key] ?? emptyTarget, stored[key] ?? emptyTarget));
}

const toInput = ({ bags, total }: TypedTarget) => ({ bags, total: total === null ? null : String(total) });

/** Whether a typed value is a target; empty is valid. */
export const isValidTarget = (measure: TargetMeasure, value: number | null): boolean =>
  findInputErrors(targetValueInput, toInput({ ...emptyTarget, [measure]: value })).length === 0;

/** Checks the form as the API does. */
export function validateTargetForm(values: TargetFormValues, grid: TargetGrid): FieldError[] {
  const changed = listChangedKeys(grid, values);
  if (changed.length === 0) return [{ path: 'cells', message: nothingChangedMessage }];
  return changed.flatMap((key) =>
    findInputErrors(targetValueInput, toInput(values.cells[key] ?? emptyTarget))
      .slice(0, 1)
      .map(({ message }) => ({ path: getCellPath(key), message })),
  );
}

/** The changed targets, with the versions of those that they replace. */
export function toRequestBody(grid: TargetGrid, values: TargetFormValues): CallInput<'PUT /targets'>['body'] {
  const versions = new Map(grid.cells.map((cell) => [getCellKey(cell), cell.version]));
  return {
    seasonId: grid.season.id,
    owner: grid.owner,
    cells: listChangedKeys(grid, values).map((key) => {
      const { bags, total } = values.cells[key] ?? emptyTarget;
      const version = versions.get(key) ?? null;
      return { ...parseCellKey(key), bags, total: total === null ? null : toMoney(total), version };
    }),
  };
}

const getIndex = ({ path }: FieldError): number | null => {
  const index = /^cells\.(\d+)/.exec(path)?.[1];
  return index === undefined ? null : Number(index);
};

/** Maps the errors of the cells of a request to the fields of the form. */
export const mapErrorsToForm = (
  errors: readonly FieldError[],
  { cells }: CallInput<'PUT /targets'>['body'],
): FieldError[] =>
  errors.map((error) => {
    const cell = cells[getIndex(error) ?? -1];
    return cell ? { ...error, path: getCellPath(getCellKey(cell)) } : error;
  });

const formatTarget = ({ bags, total }: TargetValue): string =>
  [bags === null ? null : formatCount(bags, 'bolsa', 'bolsas'), total === null ? null : formatMoney(total)]
    .filter((part) => part !== null)
    .join(' y ');

/** Says at each cell that others changed what its target is now. */
export function describeConflicts(errors: readonly FieldError[], grid: TargetGrid): FieldError[] {
  const stored = new Map(grid.cells.map((cell) => [getCellPath(getCellKey(cell)), cell]));
  return errors.map(({ path }) => {
    const cell = stored.get(path);
    return { path, message: cell ? texts.changedMeanwhile(formatTarget(cell)) : texts.removedMeanwhile };
  });
}

/** After a conflict: the stored targets with the changes of the user on top. */
export function rebaseChanges(former: TargetGrid, grid: TargetGrid, values: TargetFormValues): TargetFormValues {
  const changed = listChangedKeys(former, values).map((key) => [key, values.cells[key] ?? emptyTarget] as const);
  return { cells: { ...toFormValues(grid).cells, ...Object.fromEntries(changed) } };
}

const toStored = ({ bags, total }: TypedTarget): { bags: number | null; total: Money | null } => ({
  bags: isValidTarget('bags', bags) ? bags : null,
  total: total !== null && isValidTarget('total', total) ? toMoney(total) : null,
});

/** The sum of the targets of all rows, invalid ones left out. */
export function sumTypedTargets({ rows }: TargetGrid, { cells }: TargetFormValues): TargetValue {
  const entries = Object.entries(cells).map(([key, cell]) => ({ ...parseCellKey(key), ...toStored(cell) }));
  return sumTargets(rows.map(({ id }) => getWholeTarget(entries.filter(({ ownerId }) => ownerId === id))));
}
