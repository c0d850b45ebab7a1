export { ListExport } from './list-export';
export { fetchServerFile } from './load-server-file';
export { openFile } from './open-file';
export { saveFile, type NamedFile } from './save-file';
export { useFileDownload } from './use-file-download';
export { ServerExport, useServerExport } from './server-export';
