import type { ExtendableEvent } from './serviceWorkerTypes';

/** The part of the push and notification interfaces that the worker uses. */
export interface PushEvent extends ExtendableEvent {
  data: { text: () => string } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  notification: { close: () => void; data: unknown };
}

export interface WorkerPushSubscription {
  endpoint: string;
  toJSON: () => unknown;
}

export interface WorkerPushManager {
  subscribe: (options: { userVisibleOnly: true; applicationServerKey: string }) => Promise<WorkerPushSubscription>;
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  oldSubscription?: WorkerPushSubscription | null;
  newSubscription?: WorkerPushSubscription | null;
}

interface NotificationContent {
  body: string;
  tag: string;
  lang: string;
  data: unknown;
}

export interface WindowClient {
  visibilityState: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

export interface PushScope {
  navigator: { vendor?: string };
  registration: {
    showNotification: (title: string, content: NotificationContent) => Promise<void>;
    pushManager: WorkerPushManager;
  };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: {
    (type: 'push', listener: (event: PushEvent) => void): void;
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
    (type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
  };
}
