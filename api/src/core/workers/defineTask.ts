import type { MessagePort } from 'node:worker_threads';

/** What the pool sends to a worker thread. */
export interface TaskRequest<I> {
  input: I;
  /** The task posts one message to it when it starts to run. */
  started: MessagePort;
}

/**
 * Defines what a worker thread runs; the default export of a task module.
 * @param run gets the input of `WorkerPool.run` and returns its output
 */
export const defineTask =
  <I, O>(run: (input: I) => Promise<O>): ((request: TaskRequest<I>) => Promise<O>) =>
  ({ input, started }) => {
    // The time limit of the task counts from here, without the wait in the queue and the start of the thread.
    started.postMessage(null, []);
    return run(input);
  };
