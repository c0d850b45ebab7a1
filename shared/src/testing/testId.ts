/** A UUID for a record of a test, made from a short name: forms check the ids that they send. */
export const testId = (name: string): string => {
  const digits = [...name].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  return `00000000-0000-4000-8000-${digits.padStart(12, '0')}`;
};
