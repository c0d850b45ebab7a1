import type { CallInput, CallKey } from '@surco/shared/contract';
import type { Condition } from './conditions';

/** The filters of a list call as its contract declares them: the query without page, size and sort. */
export type ListFilters<K extends CallKey> = Omit<CallInput<K>['query'], 'page' | 'size' | 'sort'>;

/** The SQL condition of every filter of a list: a filter of the contract without a condition is a type error. */
export type FilterTable<F> = { readonly [N in keyof F]-?: (value: NonNullable<F[N]>) => Condition };

/** Whether a filter has a value; an empty text filters nothing. */
export const isFilterSet = <V>(value: V): value is NonNullable<V> =>
  value !== undefined && value !== null && value !== '';

/** Returns the conditions of the filters that have a value, in the order of the table. */
export const buildFilterConditions = <F extends object>(filters: NoInfer<F>, table: FilterTable<F>): Condition[] =>
  (Object.keys(table) as (keyof F)[]).flatMap((name) => {
    const value = filters[name];
    return isFilterSet(value) ? [table[name](value)] : [];
  });
