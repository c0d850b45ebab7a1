import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Registers tsx in the thread, so that it loads TypeScript both under the server and under the test runner.
register();
const task = await import(workerData.module);

export default task.default;
