import type { Product } from '@surco/shared/contract';
import { notifySuccess } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { enablingQuestion } from '../model/questions';
import { useProducts } from './useProducts';

/** Enables or disables a product, asked first, from the list and from its page alike. */
export function useEnabling() {
  const { setEnabled } = useProducts();
  const { confirm, dialog } = useConfirm();
  const toggle = async (product: Product): Promise<void> => {
    const { done, ...question } = enablingQuestion(product);
    if (await confirm({ ...question, action: () => setEnabled(product, !product.enabled) })) notifySuccess(done);
  };
  return { toggle, dialog };
}
