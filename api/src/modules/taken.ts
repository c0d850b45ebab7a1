import type { Problem } from '@surco/shared/domain/problem';
import { Failure } from '../http/failure';

/**
 * The unique index that refuses a row decides what is taken, so that two who write the same at once cannot both get
 * in: its refusal becomes a 409 at the field that the table of index names says.
 */
export async function unlessTaken<T>(write: Promise<T>, problems: Readonly<Record<string, Problem>>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const problem = problems[constraint];
    throw problem ? new Failure('DUPLICADO', { text: problem.message, details: [problem] }) : error;
  }
}
