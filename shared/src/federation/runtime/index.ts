/** Loading of remote containers in the browser. */
export * from './protocol';
export * from './retryUrl';
