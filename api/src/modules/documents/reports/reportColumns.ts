import { statusLabels } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { documentJoins } from '../common/documentMapping';
import { customerNameSql, userNameSql } from '../../../core/db/nameSql';
import type { SheetColumn, SheetDefinition } from '../../../core/workbook/sheetTypes';

/** The joins of a list and those of the customer's location. */
export const reportJoins = sql`${documentJoins}
  join localities l on l.id = c.locality_id
  join zones z on z.id = s.zone_id
  join states st on st.id = c.state_id`;

/** A column of a report and what PostgreSQL reads for it. */
export interface ReportColumn extends SheetColumn {
  value: RawBuilder<unknown>;
}

/** The sheet of a list of these columns, with filters. */
export const createListSheet = (name: string, columns: readonly ReportColumn[]): SheetDefinition => ({
  name,
  hasFilter: true,
  // A worker thread cannot receive SQL.
  columns: columns.map(({ value: _value, ...column }) => column),
});

/** The columns of a document, aliased `s`, that several sheets show; they need {@link reportJoins}. */
export const documentReportColumns = {
  folio: { heading: 'Folio', kind: 'text', width: 16, value: sql`s.folio` },
  date: { heading: 'Fecha', kind: 'date', value: sql`s.date` },
  customer: { heading: 'Cliente', kind: 'text', width: 34, value: customerNameSql },
  zone: { heading: 'Zona', kind: 'text', width: 24, value: sql`z.name` },
  consultant: { heading: 'Consultor', kind: 'text', width: 28, value: userNameSql },
  distributor: { heading: 'Distribuidor', kind: 'text', width: 32, value: sql`d.name` },
  season: { heading: 'Temporada', kind: 'text', width: 20, value: sql`t.name` },
  status: { heading: 'Estatus', kind: 'text', width: 16, value: sql`s.status`, labels: statusLabels },
} satisfies Record<string, ReportColumn>;
