import { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The message of a check that has its own; what a check of the library says is for programmers. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (/^Invalid|^Too |^Unrecognized/.test(issue.message))
    return issue.code === 'invalid_type' ? `must be ${kinds[issue.expected] ?? issue.expected}` : 'is not valid';
  return issue.message;
}

/** A sentence for each field of a document that is not valid: `redirects[3].redirectTo must be a path such as /a.` */
export const describeFieldErrors = ({ issues }: z.ZodError): string =>
  issues.map((issue) => `${z.core.toDotPath(issue.path) || 'it'} ${describeIssue(issue)}.`).join(' ');
