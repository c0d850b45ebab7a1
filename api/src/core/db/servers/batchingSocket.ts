import { Socket } from 'node:net';

type Callback = (error?: Error | null) => void;

/**
 * Sends what is written in one turn of the event loop with one system call: the statements of a transaction that do not
 * wait for each other are then one packet.
 */
export class BatchingSocket extends Socket {
  private isFlushPlanned = false;

  override write(data: Uint8Array | string, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    if (!this.isFlushPlanned) {
      this.isFlushPlanned = true;
      this.cork();
      process.nextTick(() => {
        this.isFlushPlanned = false;
        this.uncork();
      });
    }
    return typeof encoding === 'string' ? super.write(data, encoding, callback) : super.write(data, encoding);
  }
}
