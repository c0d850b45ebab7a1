import type { z } from 'zod';
import type { Upload, UploadSpec } from './calls/callSpec';
import type { CallKey, Calls } from './calls/calls';
import type { Paged } from './paging';

type SchemaPart<K extends CallKey, N extends string> =
  Calls[K] extends Record<N, infer S extends z.core.$ZodType> ? S : never;
type HasPart<K extends CallKey, N extends string> = Calls[K] extends Record<N, z.core.$ZodType> ? true : false;

/** Type of `data` in the response; of one row if the call is paged. */
export type CallData<K extends CallKey> = z.output<SchemaPart<K, 'data'>>;
/** What `call` returns to the client: `data` without its wrapper, or the whole page. */
export type CallResponse<K extends CallKey> = Calls[K] extends { paged: true } ? Paged<CallData<K>> : CallData<K>;

type CallParams<K extends CallKey> = { readonly [N in keyof z.input<SchemaPart<K, 'params'>>]: string };
export type CallBody<K extends CallKey> = z.input<SchemaPart<K, 'body'>>;
type QueryValue = string | number | boolean | null | undefined;
/** A query in the client: the names of the schema, with values that are not converted to text yet. */
export type CallQuery<K extends CallKey> =
  HasPart<K, 'query'> extends true ? { readonly [N in keyof z.input<SchemaPart<K, 'query'>>]?: QueryValue } : never;

type ParamsPart<K extends CallKey> =
  HasPart<K, 'params'> extends true ? { params: CallParams<K> } : { params?: undefined };
type QueryPart<K extends CallKey> = HasPart<K, 'query'> extends true ? { query?: CallQuery<K> } : { query?: undefined };
type IsUpload<K extends CallKey> = Calls[K] extends { upload: UploadSpec } ? true : false;
type BodyPart<K extends CallKey> =
  IsUpload<K> extends true
    ? { body: FormData }
    : HasPart<K, 'body'> extends true
      ? undefined extends CallBody<K>
        ? { body?: CallBody<K> }
        : { body: CallBody<K> }
      : { body?: undefined };

/** Request of a call: `{ params, query, body }`, each only if the call has it. */
export type CallRequest<K extends CallKey> = ParamsPart<K> & QueryPart<K> & BodyPart<K>;

/** Input of the server's handler, after validation. */
export interface CallInput<K extends CallKey> {
  params: z.output<SchemaPart<K, 'params'>>;
  query: z.output<SchemaPart<K, 'query'>>;
  body: Calls[K] extends { upload: { maxFiles: number } }
    ? readonly Upload[]
    : IsUpload<K> extends true
      ? Upload
      : z.output<SchemaPart<K, 'body'>>;
}
