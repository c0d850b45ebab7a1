import type { z } from 'zod';
import type { Upload, UploadSpec } from './call';
import type { CallKey, Calls } from './calls';
import type { Paged } from './paging';

type Part<K extends CallKey, N extends string> = Calls[K] extends Record<N, infer S extends z.ZodType> ? S : never;
type Has<K extends CallKey, N extends string> = Calls[K] extends Record<N, z.ZodType> ? true : false;

/** What `data` carries; one row of it where the call is paged. */
export type CallData<K extends CallKey> = z.output<Part<K, 'data'>>;
/** What the client gets: `data` unwrapped, or the whole page. */
export type CallAnswer<K extends CallKey> = Calls[K] extends { paged: true } ? Paged<CallData<K>> : CallData<K>;

export type CallParams<K extends CallKey> = { readonly [N in keyof z.input<Part<K, 'params'>>]: string };
export type CallBody<K extends CallKey> = z.input<Part<K, 'body'>>;
type QueryValue = string | number | boolean | null | undefined;
/** A query as the client holds it: the offered names, with values not yet written as text. */
export type CallQuery<K extends CallKey> =
  Has<K, 'query'> extends true ? { readonly [N in keyof z.input<Part<K, 'query'>>]?: QueryValue } : never;

type ParamsPart<K extends CallKey> = Has<K, 'params'> extends true ? { params: CallParams<K> } : { params?: undefined };
type QueryPart<K extends CallKey> = Has<K, 'query'> extends true ? { query?: CallQuery<K> } : { query?: undefined };
type IsUpload<K extends CallKey> = Calls[K] extends { upload: UploadSpec } ? true : false;
type BodyPart<K extends CallKey> =
  IsUpload<K> extends true
    ? { body: FormData }
    : Has<K, 'body'> extends true
      ? undefined extends CallBody<K>
        ? { body?: CallBody<K> }
        : { body: CallBody<K> }
      : { body?: undefined };

/** What a call asks for: `{ params, query, body }`, each as the call has it. */
export type CallRequest<K extends CallKey> = ParamsPart<K> & QueryPart<K> & BodyPart<K>;

/** What the server's handler reads, after validation. */
export interface CallInput<K extends CallKey> {
  params: z.output<Part<K, 'params'>>;
  query: z.output<Part<K, 'query'>>;
  body: IsUpload<K> extends true ? Upload : z.output<Part<K, 'body'>>;
}
