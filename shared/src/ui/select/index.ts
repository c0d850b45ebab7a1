export { RemoteSelect } from './remote-select';
export { SearchSelect } from './search-select';
export { SEARCH_DELAY_MS } from '../fields/use-search-text';
