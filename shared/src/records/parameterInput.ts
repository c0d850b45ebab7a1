import * as z from 'zod/mini';
import { systemParameters } from '../domain/parameters';
import { crossRules, list, requiredDecimal, requiredInteger, text } from './inputTypes';
import { toParameterField } from './parameter';

const missing = 'Escriba un valor.';
const parametersByKey = new Map(systemParameters.map((parameter) => [parameter.key, toParameterField(parameter)]));

interface ParameterInput {
  readonly key: string;
  readonly value: number;
}

/** Each parameter has its own range. */
const rangeRule = crossRules<ParameterInput>(['key', 'value'], ({ key, value }) => {
  const field = parametersByKey.get(key);
  if (!field) return [{ path: 'key', message: 'Este parámetro no existe.' }];
  const schema = field.kind === 'integer' ? requiredInteger(field, missing) : requiredDecimal(field, missing);
  const [issue] = z.safeParse(schema, value).error?.issues ?? [];
  return issue ? [{ path: 'value', message: issue.message }] : [];
});

const repeatedRule = crossRules<{ params: ParameterInput[] }>(['params'], ({ params }) => {
  const keys = params.map(({ key }) => key);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ path: `params.${index}.key`, message: 'Este parámetro está dos veces.' }] : [],
  );
});

/**
 * Changed parameters. With a version, the request is rejected with 409 when another user has changed the parameter
 * since, unless to the same value.
 */
export const parametersInput = z
  .strictObject({
    params: list(
      z
        .strictObject({
          key: text().check(z.maxLength(60)),
          value: z.number({ error: ({ input }) => (input === null ? missing : 'Escriba un número.') }),
          version: z.optional(z.int().check(z.minimum(0))),
        })
        .check(rangeRule),
      100,
      'Cambie al menos un parámetro.',
    ),
  })
  .check(repeatedRule);
