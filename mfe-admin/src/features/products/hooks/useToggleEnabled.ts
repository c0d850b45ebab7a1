import type { Product } from '@surco/shared/contract';
import { showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { createEnablingQuestion } from '../model/createEnablingQuestion';
import { useProductMutations } from '../api/useProductMutations';

/** Enables or disables a product after a confirmation. */
export function useToggleEnabled() {
  const { setEnabled } = useProductMutations();
  const { confirm, dialog } = useConfirm();
  const toggle = async (product: Product): Promise<void> => {
    const { doneMessage, ...question } = createEnablingQuestion(product);
    if (await confirm({ ...question, action: () => setEnabled(product, !product.enabled) }))
      showSuccessToast(doneMessage);
  };
  return { toggle, dialog };
}
