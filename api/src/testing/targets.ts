import type { TargetGrid } from '@surco/shared/contract';
import type { ApiResponse, TestClient } from './harness';
import { put } from './responses';

/** The grid that a request for targets, or a change of them, returns. */
export const readTargetGrid = (response: ApiResponse): TargetGrid => response.body.data as TargetGrid;

export const getTargetGrid = async (by: TestClient, seasonId: string, owner = 'consultant'): Promise<TargetGrid> =>
  readTargetGrid(await by.get(`/targets?seasonId=${seasonId}&owner=${owner}`));

/** A new target of 100 bags of all products, as the body of a change has it. */
export const buildTarget = (ownerId: string, change: object = {}) => ({
  ownerId,
  productId: null,
  bags: 100,
  total: null,
  version: null,
  ...change,
});

export const changeTargets = (by: TestClient, seasonId: string, cells: readonly object[], owner = 'consultant') =>
  put(by, '/targets', { seasonId, owner, cells });
