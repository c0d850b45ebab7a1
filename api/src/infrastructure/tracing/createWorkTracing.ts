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

/** The code of a failure, or of its cause: the mailer wraps those of a mail server. */
function findCode(error: unknown): string | undefined {
  const { code } = describeError(error);
  return code ?? (error instanceof Error && error.cause !== undefined ? findCode(error.cause) : undefined);
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
        const type = findCode(error) ?? describeError(error).type;
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
        throw error;
      } finally {
        span.end();
      }
    });
  };
