/** Values that a part of the product publishes while it works, for those who measure it. */
export interface Measurement<T> {
  publish: (value: T) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: (value: T) => void) => () => void;
}

function createMeasurement<T>(): Measurement<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    publish: (value) => {
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `discarded`: nobody is to get the mail any more; `failed`: it is tried again; `given_up`: it is not. */
export const mailOutcomes = ['sent', 'discarded', 'failed', 'given_up'] as const;

export interface RequestMeasurement {
  /** Pattern of the route, such as `/api/sales/:id`. */
  route: string;
  method: string;
  status: number;
  durationMs: number;
  /** The client closed the connection first. */
  isAborted: boolean;
}

interface JobMeasurement {
  job: string;
  durationMs: number;
  hasFailed: boolean;
}

/** What this process measures. Without a subscriber it costs nothing. */
export const measurements = {
  requests: createMeasurement<RequestMeasurement>(),
  jobs: createMeasurement<JobMeasurement>(),
  mails: createMeasurement<(typeof mailOutcomes)[number]>(),
  /** Number of open notification streams, after each change. */
  openStreams: createMeasurement<number>(),
};
