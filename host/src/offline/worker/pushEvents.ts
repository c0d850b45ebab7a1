import type { PushScope } from './pushTypes';
import { renewSubscription } from './renewSubscription';
import { openNotification, showPushedNotification } from './showNotification';

/** Shows pushed notifications, opens them, and follows changes of the subscription. */
export function handlePushEvents(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(showPushedNotification(scope, event.data?.text() ?? '')));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openNotification(scope, event.notification.data));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event;
    event.waitUntil(
      renewSubscription(scope.registration.pushManager, {
        // Firefox before 137 does not name it.
        formerEndpoint: oldSubscription?.endpoint,
        subscription: newSubscription,
      }),
    );
  });
}
