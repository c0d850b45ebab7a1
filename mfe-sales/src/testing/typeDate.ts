import type userEvent from '@testing-library/user-event';

/** Types a date (`dd/mm/aa`) into a date field, once its calendar has loaded. */
export async function typeDate(
  user: ReturnType<typeof userEvent.setup>,
  findField: () => Promise<HTMLElement>,
  date: string,
): Promise<void> {
  await user.click(await findField());
  const field = await findField();
  await user.clear(field);
  await user.type(field, `${date}{Enter}`);
}
