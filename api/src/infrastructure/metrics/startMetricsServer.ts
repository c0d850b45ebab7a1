import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';

interface Address {
  host: string;
  port: number;
}

interface MetricsServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Serves the metrics at `/metrics`, on a port of its own, without a key.
 * @throws when the port is in use
 */
export async function startMetricsServer(registry: Registry, { host, port }: Address): Promise<MetricsServer> {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
