/** The call table with its schemas: for the API and the tools. Browser code imports only its types, from `contract`. */
export * from './calls';
export * from './callSpec';
export { importDecisionsInput, importMatchesInput } from './imports';
export { pagedSchema } from '../paging';
export { invalidTextMessage, isStorableText, maxErrorDetails } from '../primitives';
export { spanishErrorMap, toFieldError } from '../../records/validationMessages';
