import { constants, setPriority } from 'node:os';
import { isMainThread, type MessagePort } from 'node:worker_threads';

/** What the pool sends to a worker thread. */
export interface TaskRequest<I> {
  input: I;
  /** The task posts one message to it when it starts to run. */
  started: MessagePort;
}

// Lists go before reports: on Linux a thread has a priority of its own, elsewhere it would be that of the process.
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

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
