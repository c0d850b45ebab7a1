import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { generate } from 'selfsigned';
import { PushBrowser } from './pushBrowser';

const host = 'push.surco.test';

export interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** A real push service over TLS on loopback, which keeps what it receives. */
export async function openPushService() {
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });
  const requests: PushRequest[] = [];
  const answers: Answer[] = [];
  const server = createServer({ cert, key }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers = {} } = answers.shift() ?? { status: 201 };
    response.writeHead(status, headers).end('answer');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = () => connect({ host: '127.0.0.1', port, servername: host, ca: cert });
  return {
    origin: `https://${host}`,
    /** Connects every request to this service. */
    agent,
    /** Received so far. */
    requests,
    /** Sets the responses to the next requests; later ones are accepted. */
    answerNext: (...next: Answer[]) => void answers.push(...next),
    createBrowser: () => new PushBrowser(`https://${host}`),
    close: () =>
      new Promise<void>((done) => {
        agent.destroy();
        server.close(() => done());
      }),
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;
