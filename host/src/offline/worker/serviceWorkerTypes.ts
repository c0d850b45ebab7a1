/** The service worker types that the worker uses. TypeScript's own conflict with those of the page. */
export interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

export interface ServiceWorkerScope {
  registration: { navigationPreload?: { disable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
  };
}
