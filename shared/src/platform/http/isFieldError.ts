import type { FieldError } from '../../contract';
import { isRecord } from '../../domain/isRecord';

/** Whether a value that was received or stored is the problem of a field. */
export const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
