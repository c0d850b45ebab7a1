export { fetchServerFile } from './fetch-server-file';
export { ListExport } from './list-export';
export { openFile } from './open-file';
export { saveFile, type NamedFile } from './save-file';
export { ServerExport, useServerExport } from './server-export';
