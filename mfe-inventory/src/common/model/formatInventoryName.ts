import type { Inventory } from '@surco/shared/contract';
import { formatProductName } from '@surco/shared/domain';

/** "Maíz DKX-620 · PV 2026 · Agrosemillas del Norte": product, season and distributor, which together are unique. */
export const formatInventoryName = ({
  product,
  season,
  distributor,
}: Pick<Inventory, 'product' | 'season' | 'distributor'>): string =>
  [formatProductName(product), season.name, distributor.name].join(' · ');
