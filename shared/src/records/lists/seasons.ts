import type { Season } from '../../contract';
import { formatDate, getSeasonState, isSeasonOpenForSales, seasonStateLabels, type SeasonWindow } from '../../domain';
import { seasonFields } from '../season';
import type { DescribedColumns } from './describedColumn';

type DocumentKind = 'sale' | 'voucher';

/** T-02: the kinds of document that a season is open for; sales that cannot be registered yet name the day. */
export const listSeasonWindows = (season: SeasonWindow, today: string): { kind: DocumentKind; label: string }[] => [
  ...(season.isOpen
    ? [
        {
          kind: 'sale' as const,
          label: isSeasonOpenForSales(season, today) ? 'Ventas' : `Ventas desde el ${formatDate(season.startDate)}`,
        },
      ]
    : []),
  ...(season.isVoucherOpen ? [{ kind: 'voucher' as const, label: 'DKbonos' }] : []),
];

/** In place of the kinds of document, when a season is open for none. */
export const noDocumentKinds = 'Nada';

/** @param today `YYYY-MM-DD`, on which the status and the kinds of document that can be registered depend */
export const createSeasonColumns = (today: string) =>
  ({
    name: { heading: seasonFields.name.label, value: ({ name }) => name },
    start: { heading: seasonFields.startDate.label, kind: 'date', value: ({ startDate }) => startDate },
    end: { heading: seasonFields.endDate.label, kind: 'date', value: ({ endDate }) => endDate },
    status: { heading: 'Estatus', width: 16, value: (season) => seasonStateLabels[getSeasonState(season, today)] },
    openDocumentKinds: {
      heading: 'Se puede registrar',
      value: (season) =>
        listSeasonWindows(season, today)
          .map(({ label }) => label)
          .join(', ') || noDocumentKinds,
    },
  }) as const satisfies DescribedColumns<Season>;
