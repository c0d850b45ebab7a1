import type { Inventory } from '../../contract';
import { inventoryFields as fields } from '../inventory';
import type { DescribedColumns } from './describedColumn';

export const inventoryColumns = {
  code: { heading: 'Clave', width: 16, value: ({ product }) => product.code },
  product: { heading: fields.productId.label, width: 32, value: ({ product }) => product.name },
  season: { heading: fields.seasonId.label, width: 20, value: ({ season }) => season.name },
  distributor: { heading: fields.distributorId.label, width: 32, value: ({ distributor }) => distributor.name },
  initial: { heading: fields.initial.heading, kind: 'integer', value: ({ initial }) => initial },
  adjustments: { heading: 'Ajustes', kind: 'integer', value: ({ adjustments }) => adjustments },
  committed: { heading: 'Comprometido', kind: 'integer', value: ({ committed }) => committed },
  sold: { heading: 'Vendido', kind: 'integer', value: ({ sold }) => sold },
  available: { heading: 'Disponible', kind: 'integer', value: ({ available }) => available },
} as const satisfies DescribedColumns<Inventory>;
