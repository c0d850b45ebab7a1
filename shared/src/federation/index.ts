/** What a remote says of itself and what the host reads of it; safe in the browser. The webpack side is `./webpack`. */
export * from './manifest';
export * from './registry';
export * from './routes';
