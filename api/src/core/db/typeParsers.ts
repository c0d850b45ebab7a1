import { type CustomTypesConfig, types } from 'pg';

const { builtins } = types;
const keepText = (value: string): string => value;

/** Calendar dates stay texts, money stays exact, counts are numbers. */
const typeParsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, keepText],
  [builtins.NUMERIC, keepText],
  [builtins.INT8, Number],
]);

/** How the values of a result become those of JavaScript. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => typeParsers.get(oid) ?? types.getTypeParser(oid, format),
};
