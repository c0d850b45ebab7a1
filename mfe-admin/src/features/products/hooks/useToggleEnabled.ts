import type { Product } from '@surco/shared/contract';
import { useConfirm } from '@surco/shared/ui/confirm';
import { createEnablingQuestion } from '../model/createEnablingQuestion';
import { useProductMutations } from '../api/useProductMutations';

/** Enables or disables a product after a confirmation. */
export function useToggleEnabled() {
  const { setEnabled } = useProductMutations();
  const { confirm, dialog } = useConfirm();
  const toggle = async (product: Product): Promise<void> => {
    await confirm({ ...createEnablingQuestion(product), action: () => setEnabled(product, !product.enabled) });
  };
  return { toggle, dialog };
}
