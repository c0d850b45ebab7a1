import type { Product } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { call, useCachePatch } from '@surco/shared/platform';
import { pickFields } from '@surco/shared/records/field';
import { productFields } from '@surco/shared/records/product';
import type { BulkActionSource, BulkRecordAction } from '@surco/shared/ui/list';
import { AFFECTED_CALLS } from '../api/useProductMutations';
import { texts } from '../texts';

const formatProducts = (count: number): string => formatCount(count, 'producto', 'productos');

/** Enables or disables several products. */
function useEnableAction(enabled: boolean): BulkRecordAction<Product> {
  const { refresh } = useCachePatch();
  return {
    kind: 'records',
    key: enabled ? 'enable' : 'disable',
    label: enabled ? texts.enable : texts.disable,
    icon: enabled ? 'check' : 'lock',
    danger: !enabled,
    check: (product) => {
      if (product.enabled !== enabled) return null;
      return enabled ? texts.alreadyEnabled : texts.alreadyDisabled;
    },
    formatTitle: (count) => `¿${enabled ? texts.enable : texts.disable} ${formatProducts(count)}?`,
    text: enabled ? texts.enableManyText : texts.disableManyText,
    send: (product, { idempotencyKey }) => {
      const body = { ...pickFields(productFields, product), enabled, version: product.version };
      return call('PUT /products/{id}', { params: { id: product.id }, body }, { idempotencyKey });
    },
    formatDone: (count) =>
      `${formatProducts(count)} ${count === 1 ? 'quedó' : 'quedaron'} ${enabled ? 'a la venta' : 'fuera de venta'}`,
    refresh: () => refresh(...AFFECTED_CALLS, 'GET /products/{id}'),
  };
}

/** P-04: enable and disable several products. */
export const BulkActions: BulkActionSource<Product> = ({ children }) =>
  children([useEnableAction(true), useEnableAction(false)]);
