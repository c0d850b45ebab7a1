import type { Notification } from '@surco/shared/contract';

/** A notice as the server tells it, for tests. */
export const testNotice = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type: 'sale.created',
  title: `Venta nueva V-2026-${String(n).padStart(6, '0')}`,
  body: 'Eva Luna registró una venta de 7 bolsas.',
  link: `/dashboard/sales/sale/${n}`,
  readAt: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  ...more,
});

export const pageOf = (data: readonly Notification[], totalRecords = data.length) => ({
  data: [...data],
  page: 1,
  size: 10,
  totalPages: Math.ceil(totalRecords / 10),
  totalRecords,
});

/** A server that keeps these notices: it lists them, by `unread` too, and marks them as read. */
export function noticesServer(notices: readonly Notification[]) {
  let all = [...notices];
  const readAt = '2026-11-21T07:00:00.000Z';
  const list = ({ searchParams }: URL) => {
    const unread = searchParams.get('unread');
    const found = all.filter((notice) => unread === null || (notice.readAt === null) === (unread === 'true'));
    return pageOf(found.slice(0, Number(searchParams.get('size') ?? 10)), found.length);
  };
  const read = (which: (notice: Notification) => boolean) => () => {
    all = all.map((notice) => (which(notice) ? { ...notice, readAt } : notice));
    return { data: {} };
  };
  return {
    add: (notice: Notification): void => void (all = [notice, ...all]),
    answers: {
      'GET /notifications': list,
      'POST /notifications/read-all': read(() => true),
      ...Object.fromEntries(
        notices.map(({ id }) => [`PUT /notifications/${id}/read`, read((notice) => notice.id === id)]),
      ),
    },
  };
}
