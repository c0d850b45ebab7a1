import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBatchingSocket } from './createBatchingSocket';

test('a connected socket collects what one turn writes, and sends it at its end', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = createBatchingSocket().connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [[peer]] = (await Promise.all([once(server, 'connection'), once(socket, 'connect')])) as [
    [NodeJS.ReadableStream],
    unknown,
  ];
  const received = text(peer);
  socket.write('first ');
  socket.write('second ', 'utf8');
  const collected = [socket.writableCorked, socket.writableLength];
  await new Promise(setImmediate);
  expect({ collected, left: [socket.writableCorked, socket.writableLength] }).toEqual({
    collected: [1, 13],
    left: [0, 0],
  });
  socket.end('third');
  expect(await received).toBe('first second third');
  server.close();
});
