/**
 * A cell of an exported list: a text, a figure, an amount of money ("123660.50") or a calendar date or instant.
 * `null` leaves it empty.
 */
export type ExportCell = string | number | null | { money: string } | { date: string };
