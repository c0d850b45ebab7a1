/** The little of a service worker's world that ours uses; TypeScript cannot have it beside the page's own. */
export interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface AskEvent extends LifeEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface TellEvent extends LifeEvent {
  data: unknown;
}

export interface WorkerScope {
  location: { origin: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    (type: 'fetch', listener: (event: AskEvent) => void): void;
    (type: 'message', listener: (event: TellEvent) => void): void;
  };
}
