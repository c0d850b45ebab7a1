/** The service worker types that the worker uses. TypeScript's own conflict with those of the page. */
export interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
}

export interface ServiceWorkerScope {
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
  };
}
