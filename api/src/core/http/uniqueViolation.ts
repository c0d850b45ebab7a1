import type { FieldError } from '@surco/shared/contract';
import { HttpError } from './httpError';

/**
 * Maps a unique-constraint violation to a 409 on the field that `fieldErrors` gives for the constraint. The index is
 * the only check, so that of two concurrent writes of the same value only one succeeds.
 * @param fieldErrors field errors by constraint name; a violation of another constraint is rethrown
 */
export async function mapUniqueViolation<T>(
  write: Promise<T>,
  fieldErrors: Readonly<Record<string, FieldError>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const fieldError = fieldErrors[constraint];
    throw fieldError ? new HttpError('DUPLICADO', { text: fieldError.message, details: [fieldError] }) : error;
  }
}
