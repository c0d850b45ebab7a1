import type { Season } from '../../contract';
import { getSeasonState, isSeasonOpenForSales, isSeasonOpenForVouchers, seasonStateLabels } from '../../domain';
import { seasonFields } from '../season';
import type { DescribedColumns } from './describedColumn';

/** The kinds of document that a season may be open for (T-02). */
export const seasonDocumentKinds = [
  { label: 'Ventas', isOpen: isSeasonOpenForSales },
  { label: 'DKbonos', isOpen: isSeasonOpenForVouchers },
] as const;

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
        seasonDocumentKinds
          .filter(({ isOpen }) => isOpen(season, today))
          .map(({ label }) => label)
          .join(', ') || noDocumentKinds,
    },
  }) as const satisfies DescribedColumns<Season>;
