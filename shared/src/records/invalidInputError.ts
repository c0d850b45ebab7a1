import type { FieldError } from '../domain/fieldError';

/** An input that its schema refuses; a form shows the errors at their fields. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';

  constructor(readonly details: readonly FieldError[]) {
    super('Revise los datos: hay campos que no son válidos.');
  }
}
