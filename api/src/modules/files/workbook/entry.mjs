import { register } from 'tsx/esm/api';

// The thread reads TypeScript by itself, whoever started it: the server, or a test runner that compiles another way.
register();
await import('./worker.ts');
