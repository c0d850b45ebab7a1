import type { PersonalContent } from './personalContent';

interface BaseField {
  /** What a person reads beside the value: in forms, details, conflicts and the audit log. */
  readonly label: string;
  /** Heading of the column in lists and exports, where it differs from the label. */
  readonly heading?: string;
  /** A record may lack it; it is then null. */
  readonly optional?: true;
  /** Name of its column, where it is not the field's own in snake case. */
  readonly column?: string;
  /** What its column says of a person; nothing by default. */
  readonly personal?: PersonalContent;
}

/** A text, with its maximum length in characters. Its content must be named: nobody else would notice what it says of a person. */
interface TextField extends BaseField {
  readonly kind: 'text' | 'phone' | 'email';
  readonly maxLength: number;
  readonly personal: PersonalContent;
}

interface BaseNumberField extends BaseField {
  readonly kind: 'integer' | 'decimal' | 'percentage';
  readonly decimals?: number;
  readonly unit?: string;
}

/** A number within a range. */
export interface RangeField extends BaseNumberField {
  readonly min: number;
  readonly max: number;
}

/** One of several numbers. */
interface OfferedNumberField extends BaseNumberField {
  readonly offered: readonly number[];
}

/**
 * A number. `percentage` is a fraction, .075 for 7.5 %; `decimal` has at most `decimals` decimals. In a form it is null
 * when empty and NaN when the text is not a number.
 */
type NumberField = RangeField | OfferedNumberField;

/** One of several codes, with their labels. A form of a new record begins with the first one. */
interface ChoiceField extends BaseField {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, string>>;
}

/** The id of another record: a UUID, or the code that the record is known by elsewhere. */
interface ReferenceField extends BaseField {
  readonly kind: 'reference';
  readonly id?: 'code';
  /** What a person reads who chose none. */
  readonly missing?: string;
}

/** The ids of other records, stored in a table of their own. */
interface ReferenceListField extends BaseField {
  readonly kind: 'references';
  readonly id?: 'code';
}

/** Yes or no, or what the record calls them. */
interface BooleanField extends BaseField {
  readonly kind: 'boolean';
  readonly labels?: readonly [yes: string, no: string];
}

/** `money` is text with two decimals, in a form a number like the others; `date` is `YYYY-MM-DD`. */
interface PlainField extends BaseField {
  readonly kind: 'money' | 'date';
}

/** One field of a record: everything about it that is data. Its rule is in the input schema of the record. */
export type Field =
  TextField | NumberField | ChoiceField | ReferenceField | ReferenceListField | BooleanField | PlainField;
export type Fields = Readonly<Record<string, Field>>;

type KindValue<F extends Field> = F extends ChoiceField
  ? keyof F['choices'] & string
  : F['kind'] extends NumberField['kind']
    ? number
    : F['kind'] extends 'boolean'
      ? boolean
      : F['kind'] extends 'references'
        ? readonly string[]
        : string;
export type FieldValue<F extends Field> = F extends { optional: true } ? KindValue<F> | null : KindValue<F>;
/** The fields as a record has them in the response of a call. */
export type RecordValues<Fs extends Fields> = { readonly [K in keyof Fs]: FieldValue<Fs[K]> };

type FormValue<F extends Field> = F extends ChoiceField
  ? (F extends { optional: true } ? '' : never) | KindValue<F>
  : F['kind'] extends NumberField['kind'] | 'money'
    ? number | null
    : KindValue<F>;
/** The fields as a form has them: what is missing is an empty text, or null for a number. */
export type FormValues<Fs extends Fields> = { readonly [K in keyof Fs]: FormValue<Fs[K]> };

type InputValue<F extends Field> = F['kind'] extends NumberField['kind'] | 'money'
  ? KindValue<F> | null
  : FieldValue<F>;
/** The fields as the input of a call, before it is checked. */
export type InputValues<Fs extends Fields> = { readonly [K in keyof Fs]: InputValue<Fs[K]> };

/** How many decimals a number may have: by default none if it is whole, else two. */
export const getDecimals = ({ kind, decimals }: Pick<BaseNumberField, 'kind' | 'decimals'>): number =>
  decimals ?? (kind === 'integer' ? 0 : 2);

export const isNumberField = (field: Field): field is NumberField =>
  field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'percentage';

/** The result of a function for each field, under its name. The caller says what the results are. */
export function mapFields<R extends object>(fields: Fields, map: (field: Field, name: string) => unknown): R;
export function mapFields(fields: Fields, map: (field: Field, name: string) => unknown): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}

/** The fields of a record, without its id and whatever else a response has. */
export function pickFields<Fs extends Fields>(fields: Fs, record: RecordValues<Fs>): RecordValues<Fs> {
  return mapFields(fields, (_, name) => record[name]);
}
