import type { Notification } from '@surco/shared/contract';
import { createPage } from '@surco/shared/testing';

/** A notification as the API returns it. */
export const createNotification = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type: 'sale.created',
  title: `Venta nueva V-2026-${String(n).padStart(6, '0')}`,
  body: 'Eva Luna registró una venta de 7 bolsas.',
  link: `/dashboard/sales/sale/${n}`,
  readAt: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  ...more,
});

/** Mock answers of an API with these notifications: lists them, also by `unread`, and marks them as read. */
export function createNotificationServer(notifications: readonly Notification[]) {
  let all = [...notifications];
  const readAt = '2026-11-21T07:00:00.000Z';
  const list = ({ searchParams }: URL) => {
    const unread = searchParams.get('unread');
    const found = all.filter(
      (notification) => unread === null || (notification.readAt === null) === (unread === 'true'),
    );
    return createPage(found.slice(0, Number(searchParams.get('size') ?? 10)), { totalRecords: found.length });
  };
  const markAsRead = (matches: (notification: Notification) => boolean) => () => {
    all = all.map((notification) => (matches(notification) ? { ...notification, readAt } : notification));
    return { data: {} };
  };
  return {
    add: (notification: Notification): void => void (all = [notification, ...all]),
    answers: {
      'GET /notifications': list,
      'POST /notifications/read-all': markAsRead(() => true),
      ...Object.fromEntries(
        notifications.map(({ id }) => [
          `PUT /notifications/${id}/read`,
          markAsRead((notification) => notification.id === id),
        ]),
      ),
    },
  };
}
