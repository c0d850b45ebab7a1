import type { Inventory, InventoryDetail, Season, StockMovement } from '@surco/shared/contract';
import { inventoryFields } from '@surco/shared/records/inventory';
import { seasonFields } from '@surco/shared/records/season';
import { createFields } from '@surco/shared/testing';

/** Creates a season that has begun and is closed. */
export const createSeason = (change: Partial<Season> = {}): Season => ({
  id: 's-1',
  ...createFields(seasonFields, { name: 'PV 2026', startDate: '2020-05-01', endDate: '2020-09-30' }),
  version: 1,
  createdAt: '2020-01-01T00:00:00Z',
  updatedAt: '2020-01-01T00:00:00Z',
  ...change,
});

/** Creates an inventory of 400 available bags. */
export const createInventory = (change: Partial<Inventory> = {}): Inventory => ({
  id: 'i-1',
  ...createFields(inventoryFields, { seasonId: 's-1', productId: 'p-1', distributorId: 'd-1', initial: 400 }),
  season: { id: 's-1', name: 'PV 2026' },
  product: { id: 'p-1', code: 'DKX-620', name: 'Maíz DKX-620' },
  distributor: { id: 'd-1', name: 'Agrosemillas del Norte' },
  adjustments: 0,
  committed: 0,
  sold: 0,
  available: 400,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...change,
});

export const createMovement = (change: Partial<StockMovement>): StockMovement => ({
  id: '1',
  at: '2026-05-01T12:00:00Z',
  by: { id: 'u-1', firstName: 'Ana', lastName: 'Ruiz' },
  event: 'REGISTER',
  initial: 0,
  adjustment: 0,
  committed: 0,
  sold: 0,
  available: 400,
  reason: null,
  sale: null,
  voucher: null,
  ...change,
});

export const createInventoryDetail = (
  movements: readonly StockMovement[],
  change: Partial<Inventory> = {},
): InventoryDetail => ({
  ...createInventory(change),
  movements: [...movements],
});
