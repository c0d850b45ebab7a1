/** A way between tabs as the browser has it, in this one process: what one says, the others of the same name hear. */
export class TestChannel extends EventTarget {
  private static readonly all = new Set<TestChannel>();

  constructor(readonly name: string) {
    super();
    TestChannel.all.add(this);
  }

  readonly say = (data: unknown): void => {
    for (const other of TestChannel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  };

  readonly postMessage = this.say;

  close(): void {
    TestChannel.all.delete(this);
  }
}
