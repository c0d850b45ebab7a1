import { getNewCustomerPath } from '@surco/shared/contract';
import { clearUnsavedChanges, showErrorToast, useLocation, useNavigate } from '@surco/shared/platform';
import { DRAFT_PARAM } from '@surco/shared/ui/draft';
import type { Form } from '@surco/shared/ui/form';
import { useCallback, useEffect, useRef } from 'react';
import { texts } from '../texts';

/**
 * leaves the form, stored as a draft, for that of a new customer, which returns here with the customer
 * chosen. Without storage on the device a filled form stays, because its values would be lost.
 * @returns the same function in every render
 */
export function useRegisterCustomer<V, S>({ draft, unsaved }: Pick<Form<V, S>, 'draft' | 'unsaved'>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = async (name: string): Promise<void> => {
    const draftId = await draft.saveNow();
    if (draftId === null && unsaved) {
      showErrorToast(texts.draftNotSaved);
      return;
    }
    const query = new URLSearchParams(search);
    if (draftId !== null && unsaved) query.set(DRAFT_PARAM, draftId);
    clearUnsavedChanges();
    await navigate(getNewCustomerPath(name, `${pathname}?${query}`));
  };
  const latestLeave = useRef(leave);
  useEffect(() => {
    latestLeave.current = leave;
  });
  return useCallback((name: string): void => void latestLeave.current(name), []);
}
