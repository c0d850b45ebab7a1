import { Socket } from 'node:net';

/**
 * Creates a socket that sends what is written in one turn of the event loop with one system call: the statements of a
 * transaction that do not wait for each other are then one packet.
 */
export function createBatchingSocket(): Socket {
  const socket = new Socket();
  let isFlushPlanned = false;
  const write = (...written: unknown[]): boolean => {
    if (!isFlushPlanned) {
      isFlushPlanned = true;
      socket.cork();
      process.nextTick(() => {
        isFlushPlanned = false;
        socket.uncork();
      });
    }
    return Reflect.apply(Socket.prototype.write, socket, written) as boolean;
  };
  // Not before: `connect` restores the method of the prototype, also in a subclass.
  socket.once('connect', () => {
    socket.write = write;
  });
  return socket;
}
