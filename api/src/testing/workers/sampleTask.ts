import { defineTask } from '../../core/workers/defineTask';

export type SampleInput =
  | { kind: 'echo'; value: string }
  /** Blocks the thread for `ms` milliseconds. */
  | { kind: 'block'; ms: number }
  | { kind: 'exhaust-memory' }
  | { kind: 'fail'; message: string };

const waitCell = new Int32Array(new SharedArrayBuffer(4));

/** The task of the tests of worker pools. */
export default defineTask(async (input: SampleInput): Promise<string> => {
  if (input.kind === 'echo') return input.value;
  if (input.kind === 'fail') throw new Error(input.message);
  if (input.kind === 'block') {
    Atomics.wait(waitCell, 0, 0, input.ms);
    return 'done';
  }
  const blocks: object[] = [];
  for (;;) blocks.push(Array.from({ length: 1_000 }, () => ({})));
});
