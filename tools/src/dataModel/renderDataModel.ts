import type { Column, Table } from './readTables';
import { tableGroups, type TableGroup } from './tableGroups';

/** Columns with the version of a row, and who wrote it when; the text above the diagrams explains them once. */
const trackingColumns: readonly string[] = ['version', 'created_at', 'created_by', 'updated_at', 'updated_by'];

/** Columns that only say who did something; the overview leaves their references out. */
const actorColumns: readonly string[] = ['by', 'received_by'];

const hasTrackingColumns = ({ columns }: Table): boolean =>
  trackingColumns.every((tracking) => columns.some(({ name }) => name === tracking));

/** Mermaid allows no spaces or commas in a type. */
const shortenType = (type: string): string =>
  type
    .replace('timestamp with time zone', 'timestamptz')
    .replace(/\(.*\)/, '')
    .replaceAll(' ', '_');

function renderColumn(table: Table, { name, type, isPrimaryKey, isUnique, isNullable, isGenerated }: Column): string {
  const isForeignKey = table.foreignKeys.some(({ columns }) => columns.includes(name));
  const keys = [isPrimaryKey && 'PK', isForeignKey && 'FK', isUnique && 'UK'].filter(Boolean).join(', ');
  const note = isGenerated ? ' "generated"' : isNullable ? ' "optional"' : '';
  return `    ${shortenType(type)} ${name}${keys ? ` ${keys}` : ''}${note}`;
}

function renderEntity(table: Table): string[] {
  const shown = hasTrackingColumns(table)
    ? table.columns.filter(({ name }) => !trackingColumns.includes(name))
    : table.columns;
  return [`  ${table.name} {`, ...shown.map((column) => renderColumn(table, column)), '  }'];
}

/**
 * One line per foreign key. Left of the dashes, `|o` marks an optional reference and `||` a required one; right of them,
 * `o|` marks a one-to-one relation and `o{` one to many.
 */
function renderRelations(table: Table): string[] {
  return table.foreignKeys.map(({ columns, references }) => {
    const used = table.columns.filter(({ name }) => columns.includes(name));
    const parent = used.some(({ isNullable }) => isNullable) ? '|o' : '||';
    const primary = table.columns.filter(({ isPrimaryKey }) => isPrimaryKey);
    const isOneToOne =
      used.length === 1 &&
      used.every(({ isUnique, isPrimaryKey }) => isUnique || (isPrimaryKey && primary.length === 1));
    return `  ${references} ${parent}--${isOneToOne ? 'o|' : 'o{'} ${table.name} : ${columns.join('_')}`;
  });
}

const renderDiagram = (lines: readonly string[]): string[] => ['```mermaid', 'erDiagram', ...lines, '```'];

/** A Markdown table with aligned columns, as prettier writes it. */
function renderMarkdownTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 3));
  const renderRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return [renderRow(head), renderRow(widths.map((width) => '-'.repeat(width))), ...body.map(renderRow)];
}

function renderGroup({ title, intro, tables }: TableGroup, byName: ReadonlyMap<string, Table>): string[] {
  const own = Object.keys(tables).flatMap((name) => byName.get(name) ?? []);
  const rows = own.map((table) => [
    `\`${table.name}\``,
    tables[table.name] ?? '',
    table.triggers.map((trigger) => `\`${trigger}\``).join(', '),
  ]);
  const hasTriggers = rows.some(([, , triggers]) => triggers);
  const header = ['Table', 'Content', 'Triggers'];
  const table = [header, ...rows].map((row) => (hasTriggers ? row : row.slice(0, 2)));
  return [
    `## ${title}`,
    '',
    intro,
    '',
    ...renderMarkdownTable(table),
    '',
    ...renderDiagram([...own.flatMap(renderRelations), ...own.flatMap(renderEntity)]),
    '',
  ];
}

/** The references of the tables of the main groups, also to tables of other groups, without the names of columns. */
function renderOverview(tables: readonly Table[]): string[] {
  const shown = tableGroups.filter(({ isInOverview }) => isInOverview).flatMap((group) => Object.keys(group.tables));
  const relations = tables
    .filter(({ name }) => shown.includes(name))
    .map((table) => ({
      ...table,
      foreignKeys: table.foreignKeys.filter(({ columns }) => !columns.some((column) => actorColumns.includes(column))),
    }))
    .flatMap(renderRelations);
  return renderDiagram([...new Set(relations.map((relation) => relation.replace(/ : .*/, ' : ""')))]);
}

/** @throws when a table has no description, or a description no table */
function assertDescriptions(tables: readonly Table[]): void {
  const described = tableGroups.flatMap((group) => Object.keys(group.tables));
  const existing = tables.map(({ name }) => name);
  const missing = existing.filter((name) => !described.includes(name));
  const stale = described.filter((name) => !existing.includes(name));
  if (missing.length) throw new Error(`Describe these tables in tableGroups.ts: ${missing.join(', ')}`);
  if (stale.length) throw new Error(`Remove these tables from tableGroups.ts: ${stale.join(', ')}`);
}

/** @returns the Markdown of docs/data-model.md */
export function renderDataModel(tables: readonly Table[]): string {
  assertDescriptions(tables);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return [
    '# Data model',
    '',
    '<!-- Written by `pnpm data-model` from the migrations. Do not edit. -->',
    '',
    'The tables of PostgreSQL, as `api/migrations` creates them. `pnpm data-model` writes this page; a test fails when it is out of date. Tables and columns keep the names of the wire format: a customer is a row of `clients` ([glossary](glossary.md)).',
    '',
    'Records that users edit also have `version`, `created_at`, `created_by`, `updated_at` and `updated_by`, which the diagrams leave out. An update with an old `version` is refused with 409. Columns marked "generated" are computed by PostgreSQL; `search_text` has no accents and no capitals.',
    '',
    '## Overview',
    '',
    ...renderOverview(tables),
    '',
    ...tableGroups.flatMap((group) => renderGroup(group, byName)),
  ].join('\n');
}
