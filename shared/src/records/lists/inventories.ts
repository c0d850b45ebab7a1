import type { Inventory } from '../../contract';
import type { DescribedColumns } from './describedColumn';

export const inventoryColumns = {
  code: { heading: 'Clave', width: 16, value: ({ product }) => product.code },
  product: { heading: 'Producto', width: 32, value: ({ product }) => product.name },
  season: { heading: 'Temporada', width: 20, value: ({ season }) => season.name },
  distributor: { heading: 'Distribuidor', width: 32, value: ({ distributor }) => distributor.name },
  initial: { heading: 'Inicial', kind: 'integer', value: ({ initial }) => initial },
  adjustments: { heading: 'Ajustes', kind: 'integer', value: ({ adjustments }) => adjustments },
  committed: { heading: 'Comprometido', kind: 'integer', value: ({ committed }) => committed },
  sold: { heading: 'Vendido', kind: 'integer', value: ({ sold }) => sold },
  available: { heading: 'Disponible', kind: 'integer', value: ({ available }) => available },
} as const satisfies DescribedColumns<Inventory>;
