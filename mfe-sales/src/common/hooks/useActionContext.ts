import { getToday, useSession } from '@surco/shared/platform';

const ANONYMOUS_USER = { id: '', role: '' };

/** The current user and today's date: the context of `checkSaleAction` and `checkVoucherAction` besides the document. */
export const useActionContext = () => {
  const user = useSession((state) => state.user) ?? ANONYMOUS_USER;
  return { user, today: getToday() };
};
