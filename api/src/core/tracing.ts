import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the trace that its span belongs to, when traces are on. */
    traceId?: string;
  }
}

/** Work that gets a span. Its description has neither values nor people. */
export type TracedWork =
  { kind: 'statement'; text: string } | { kind: 'job'; name: string } | { kind: 'mail'; key: string };

interface TracingSettings {
  trustedProxies: readonly string[];
}

/** What opens and closes spans. */
export interface Tracing {
  /** @param settings the trusted proxies may continue a trace of their own */
  traceRequests: (app: FastifyInstance, settings: TracingSettings) => void;
  traceWork: <T>(work: TracedWork, run: () => Promise<T>) => Promise<T>;
}

let current: Tracing | undefined;

/** Switches traces on, before the server is built; `undefined` switches them off. */
export function setTracing(tracing: Tracing | undefined): void {
  current = tracing;
}

/** Adds the hooks that give each request a span; none when traces are off. */
export const traceRequests: Tracing['traceRequests'] = (app, settings) => current?.traceRequests(app, settings);

/** Does a piece of work inside a span. */
export const traceWork: Tracing['traceWork'] = (work, run) => (current ? current.traceWork(work, run) : run());
