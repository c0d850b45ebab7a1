import { z } from 'zod';
import { refine } from 'zod/mini';
import { dictionary, id, instant, list, requiredName, text } from '../primitives';
import { savedViewLimits } from '../savedViewLimits';

const key = text().min(1).max(savedViewLimits.keyLength);

/** The path of the page with the list, which names the list: `/dashboard/sales/list/sale`. */
export const listPathSchema = text()
  .max(savedViewLimits.listLength)
  .regex(/^(\/[\w.~-]+)+$/);

/** A column of the table. The order of the columns is that of the array. */
export const viewColumnSchema = z.strictObject({ key, isShown: z.boolean() });
export type ViewColumn = z.output<typeof viewColumnSchema>;

export const listDensitySchema = z.enum(['comfortable', 'compact']);
/** Height of the rows of a table. */
export type ListDensity = z.output<typeof listDensitySchema>;

const settings = {
  /** Filters by query parameter, as in the address bar. */
  filters: dictionary(
    key,
    text().min(1).max(savedViewLimits.filterLength),
    savedViewLimits.filters,
    'Hay demasiados filtros.',
  ),
  /** `field` or `-field`; null for the order of the list. */
  sort: key.nullable(),
  /** Columns that the list no longer has are ignored; columns that are new in it take their usual position. */
  columns: list(viewColumnSchema, savedViewLimits.columns).check(
    refine((columns) => new Set(columns.map((column) => column.key)).size === columns.length, 'Una columna se repite.'),
  ),
  density: listDensitySchema,
};

/** What a view changes in a list. */
export const viewSettingsSchema = z.strictObject(settings);
export type ViewSettings = z.output<typeof viewSettingsSchema>;

const changeable = {
  name: requiredName(savedViewLimits.nameLength),
  /** Whether the list opens with this view; then no other view of the list is the default. */
  isDefault: z.boolean(),
  ...settings,
};

const isSmall = ({ filters, sort, columns, density }: ViewSettings): boolean =>
  JSON.stringify({ filters, sort, columns, density }).length <= savedViewLimits.settingsLength;
const tooLarge = 'La vista tiene demasiados filtros o columnas.';

/** A new saved view. */
export const savedViewInputSchema = z.strictObject({ list: listPathSchema, ...changeable }).refine(isSmall, tooLarge);
/** A changed saved view; it stays with its list. */
export const savedViewChangeSchema = z.strictObject(changeable).refine(isSmall, tooLarge);

/** A view of a list that a user has saved under a name. */
export const savedViewSchema = z.strictObject({
  id,
  list: listPathSchema,
  ...changeable,
  createdAt: instant,
  updatedAt: instant,
});
export type SavedView = z.output<typeof savedViewSchema>;
