import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../../core/logging/serializeError';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Sends spans to the collector of the variables `OTEL_…`. Logs one line when it begins to fail, one when it works again. */
export class OutageLoggingExporter extends OTLPTraceExporter {
  private log: Log | undefined;
  private isFailing = false;

  /** @param log of the server, which is built after the exporter */
  logTo(log: Log): void {
    this.log = log;
  }

  override export(...[spans, onResult]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      const isFailing = result.error !== undefined;
      if (isFailing && !this.isFailing) this.log?.warn({ reason: describeError(result.error) }, 'traces are not sent');
      if (!isFailing && this.isFailing) this.log?.info('traces are sent again');
      this.isFailing = isFailing;
      onResult(result);
    });
  }
}
