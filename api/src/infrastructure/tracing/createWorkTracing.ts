import { type SpanOptions, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { describeError } from '../../core/logging/serializeError';
import type { TracedWork, Tracing } from '../../core/tracing';
import { describeStatement } from './describeStatement';

function describeWork(work: TracedWork): SpanOptions & { name: string } {
  switch (work.kind) {
    case 'statement': {
      const { summary, text } = describeStatement(work.text);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary, 'db.query.text': text };
      return { name: summary, kind: SpanKind.CLIENT, attributes };
    }
    case 'job':
      return { name: `job ${work.name}`, attributes: { 'surco.job': work.name } };
    case 'mail':
      return { name: `mail ${work.key}`, kind: SpanKind.CLIENT, attributes: { 'surco.mail': work.key } };
  }
}

/** Statements outside requests, jobs and mails are those of polls, and those of requests without a sample stay unsent. */
const isTraced = ({ kind }: TracedWork): boolean =>
  kind !== 'statement' || trace.getActiveSpan()?.isRecording() === true;

/** Returns the function that does a piece of work inside a span. A failure is described by its code or type only. */
export const createWorkTracing =
  (tracer: Tracer): Tracing['traceWork'] =>
  async (work, run) => {
    if (!isTraced(work)) return run();
    const { name, ...options } = describeWork(work);
    return tracer.startActiveSpan(name, options, async (span) => {
      try {
        return await run();
      } catch (error) {
        const { code, type } = describeError(error);
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', code ?? type);
        throw error;
      } finally {
        span.end();
      }
    });
  };
